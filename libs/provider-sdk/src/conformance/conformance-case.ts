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
