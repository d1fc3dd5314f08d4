/**
 * Array parameters as rows, one column each and then their place, for a prepared statement that serves many calls at once.
 * The limit takes none away: the planner expects one row of it, so it looks keys up and keeps one plan for any number.
 */
export function unnestOf(...types: string[]): string {
  const arrays = types.map((type, at) => `$${at + 1}::${type}[]`);
  return `(SELECT * FROM unnest(${arrays.join(', ')}) WITH ORDINALITY LIMIT cardinality(${arrays[0]}))`;
}

/** The values for `unnestOf`: the columns of rows that are all of the same length. */
export function columnsOf(rows: readonly (readonly unknown[])[]): unknown[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));
}
