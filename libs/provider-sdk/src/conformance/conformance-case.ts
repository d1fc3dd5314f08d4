/** One promise of the protocol and its check. The id stays the same when the wording changes. */
export interface ConformanceCase<Table> {
  id: string;
  name: string;
  run: (table: Table) => Promise<void>;
}

export interface CaseResult {
  id: string;
  name: string;
  failure?: string;
}

export async function runCase<Table>(
  { id, name, run }: ConformanceCase<Table>,
  table: () => Promise<Table> | Table,
): Promise<CaseResult> {
  try {
    await run(await table());
    return { id, name };
  } catch (error) {
    return { id, name, failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Cases whose ids follow their order; a new case is appended. */
export function numbered<Table>(
  prefix: string,
  cases: Record<string, (table: Table) => Promise<void>>,
): readonly ConformanceCase<Table>[] {
  return Object.entries(cases).map(([name, run], at) => ({
    id: `${prefix}-${String(at + 1).padStart(2, '0')}`,
    name,
    run,
  }));
}
