// Statements of a migration that break or block the nodes that run while it is applied. Both this release and the one before must work with its tables.

const quoted = '(?:"\\w+"\\.)?"(\\w+)"';
/** All else is refused: an unknown statement is read by a person before its kind is added here. */
const known = [
  /^create table "/i,
  /^create (?:unique )?index\b/i,
  /^alter table "\w+" (?:add column|alter column|add constraint|drop constraint|validate constraint) "/i,
  /^(?:insert into|update) "/i,
  // Its lock lets rows be read and written.
  /^alter table "\w+" set \(fillfactor = \d+\);?$/i,
];
const rules = [
  [/^drop\b/i, 'drops what running nodes use'],
  [/^truncate\b/i, 'drops what running nodes use'],
  [/^alter table .* drop column\b/is, 'drops a column that running nodes use'],
  [/\bdrop constraint "\w+_(?:pk|pkey|key|unique)"/i, 'drops a key that upserts of running nodes name'],
  [/^alter .*\brename\b/is, 'renames what running nodes use'],
  [/\balter column .* set not null\b/is, 'refuses rows that running nodes write'],
  [/\balter column .* drop default\b/is, 'refuses rows that running nodes write without it'],
  [/\balter column .* drop not null\b/is, 'lets in rows that running nodes cannot read'],
  [
    // A business has few front desks and tokens.
    /^(?:update (?!"(?:api_tokens|desks)")|delete\b)/i,
    'locks rows that running nodes write; move data in batches after the start',
  ],
  [/\badd column (?!.*\bdefault\b).*\bnot null\b/is, 'adds a column that running nodes do not fill; give it a default'],
  [
    // `now()` is one value for all rows.
    /\badd column .*\b(?:default \(*(?!now\(\))\w+\(|generated always|(?:big)?serial\b)/is,
    'writes each row of the table anew',
  ],
  [/\badd column .*\b(?:unique|primary key)\b/is, 'reads each row while nothing may be written; add a unique index'],
  [/^alter table .*,\s*(?:add|alter|drop|rename) /is, 'does several things; give each a statement of its own'],
  [/\balter column .* (?:set data )?type\b/is, 'may write each row of the table anew'],
  [/\badd constraint (?!.*\bnot valid\b)/is, 'reads each row while nothing may be written; add it `not valid`'],
];
const index = new RegExp(`^create (?:unique )?index (concurrently )?(?:.*? on ${quoted})?`, 'is');

/** Running nodes leave these columns null, and nulls are no duplicates. */
const nullColumn = new RegExp(`^alter table ${quoted} add column "(\\w+)"(?!.*\\bdefault\\b)`, 'is');
const uniqueIndex = new RegExp(
  `^create unique index .*? on ${quoted}[^(]*\\(([^()]*)\\)(?!.*\\bnulls not distinct\\b)`,
  'is',
);

/** A contract migration names the release that it needs, which no longer uses what is dropped: `-- needs: 40`. */
const contract = /^-- needs: \d+$/m;

export function findBreakingStatements(text) {
  const statements = text
    .replace(/^--(?!> ).*$/gm, '')
    .split(/--> statement-breakpoint|;(?=\s)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  const created = new Set(statements.map((one) => new RegExp(`^create table ${quoted}`, 'i').exec(one)?.[1]));
  const nullColumns = statements.flatMap((one) => {
    const [, table, column] = nullColumn.exec(one) ?? [];
    return column ? [`${table}.${column}`] : [];
  });
  const hasNulls = (statement) => {
    const [, table, columns = ''] = uniqueIndex.exec(statement) ?? [];
    return [...columns.matchAll(/"(\w+)"/g)].some(([, column]) => nullColumns.includes(`${table}.${column}`));
  };
  const isContract = contract.test(text);
  return statements.flatMap((statement) => {
    const table = new RegExp(`^alter table (?:only )?(?:if exists )?${quoted}`, 'i').exec(statement)?.[1];
    if (table && created.has(table)) return [];
    const reasons = rules.filter(([pattern]) => !isContract && pattern.test(statement)).map(([, reason]) => reason);
    const [isIndex, isConcurrent, indexed] = index.exec(statement) ?? [];
    if (isIndex && !isConcurrent && !created.has(indexed ?? ''))
      reasons.push('stops writes while it is built; use `concurrently`');
    if (/^create unique/i.test(statement) && !isContract && !created.has(indexed ?? '') && !hasNulls(statement))
      reasons.push('refuses rows that running nodes may write twice; make it one release later');
    if (!isContract && reasons.length === 0 && !known.some((pattern) => pattern.test(statement)))
      reasons.push('is of a kind that nobody has checked (scripts/breaking-statements.mjs)');
    return reasons.map((reason) => `${reason}: ${statement.split('\n')[0]}`);
  });
}
