// Statements of a migration that break or block the nodes that run while it is applied. Both this release and the one before must work with its tables.

const quoted = '(?:"\\w+"\\.)?"(\\w+)"';
const rules = [
  [/^drop (?:table|view|type|index|function|trigger|sequence|schema)\b/i, 'drops what running nodes use'],
  [/^truncate\b/i, 'drops what running nodes use'],
  [/^alter table .* drop column\b/is, 'drops a column that running nodes use'],
  [/\bdrop constraint "\w+_(?:pk|pkey|key|unique)"/i, 'drops a key that upserts of running nodes name'],
  [/\brename (?:to|column|constraint|value)\b/i, 'renames what running nodes use'],
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
    /\badd column .*\b(?:default (?:clock_timestamp\(\)|gen_random_uuid\(\)|random\(\)|nextval)|generated always|(?:big)?serial\b)/is,
    'writes each row of the table anew',
  ],
  [/\balter column .* (?:set data )?type\b/is, 'may write each row of the table anew'],
  [/\badd constraint (?!.*\bnot valid\b)/is, 'reads each row while nothing may be written; add it `not valid`'],
];
const index = new RegExp(`^create (unique )?index (concurrently )?.*? on ${quoted}`, 'is');

/** A contract migration names the release that it needs, which no longer uses what is dropped: `-- needs: 40`. */
const contract = /^-- needs: \d+$/m;

export function findBreakingStatements(text) {
  const statements = text
    .split('--> statement-breakpoint')
    .map((statement) => statement.replace(/^--.*$/gm, '').trim())
    .filter((statement) => statement !== '');
  const created = new Set(statements.map((one) => new RegExp(`^create table ${quoted}`, 'i').exec(one)?.[1]));
  const isContract = contract.test(text);
  return statements.flatMap((statement) => {
    const table = new RegExp(`^alter table (?:only )?(?:if exists )?${quoted}`, 'i').exec(statement)?.[1];
    if (table && created.has(table)) return [];
    const [, , isConcurrent, indexed] = index.exec(statement) ?? [];
    const reasons = rules.filter(([pattern]) => !isContract && pattern.test(statement)).map(([, reason]) => reason);
    if (indexed && !isConcurrent && !created.has(indexed))
      reasons.push('stops writes while it is built; use `concurrently`');
    return reasons.map((reason) => `${reason}: ${statement.split('\n')[0]}`);
  });
}
