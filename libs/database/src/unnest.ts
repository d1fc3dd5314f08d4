/**
 * Array parameters as rows, for a prepared statement that serves many calls at once: `unnestOf('asked', 'id uuid, name text')`
 * is `asked (id, name, place)`. The limit takes no row away, but makes the planner expect one: it looks keys up and keeps
 * one plan for any number.
 */
export function unnestOf(alias: string, columns: string): string {
  const pairs = columns.split(',').map((column) => column.trim().split(/\s+/));
  const names = pairs.map(([name]) => name).join(', ');
  const arrays = pairs.map(([, type], at) => `$${at + 1}::${type}[]`);
  return `(SELECT * FROM unnest(${arrays.join(', ')}) WITH ORDINALITY LIMIT cardinality(${arrays[0]}))
          AS ${alias} (${names}, place)`;
}

/** The values for `unnestOf`: the columns of rows that are all of the same length. */
export function columnsOf(rows: readonly (readonly unknown[])[]): unknown[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));
}
