interface Sums {
  readonly table: string;
  readonly count?: string;
  /** Columns of the key, and SQL of their value in each row. */
  readonly shared: Readonly<Record<string, string>>;
  /** The other column of the key, and SQL of an array of values. */
  readonly each: readonly [column: string, values: string];
  readonly when?: string;
}

/**
 * CTEs that add one to a row for each value, or insert it. The update comes first because `on conflict` locks a row, and
 * logs the lock, before it updates it. An update takes rows in any order, so statements on several rows need a lock.
 */
export function addOne(name: string, { table, count = 'n', shared, each: [column, values], when = 'true' }: Sums) {
  const columns = [...Object.keys(shared), column].join(', ');
  const fits = Object.entries(shared).map(([key, value]) => `${key} = ${value}`);
  return `
  ${name}_present as (
    update ${table} set ${count} = ${count} + 1
    where ${[...fits, `${column} = any(${values})`, when].join(' and ')} returning ${column}),
  ${name} as (
    insert into ${table} as present (${columns}, ${count})
    select ${Object.values(shared).join(', ')}, added, 1 from unnest(${values}) as added
    where ${when} and added <> all (array(select ${column} from ${name}_present))
    on conflict (${columns}) do update set ${count} = present.${count} + 1)`;
}
