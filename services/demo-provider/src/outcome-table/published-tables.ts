import type { ModeFigures } from './table-figures.js';
import tables from './published-tables.json' with { type: 'json' };
import type { ModeName } from './tabled-model.types.js';

export interface PublishedTable {
  digest: string;
  /** Numbers of the rounds that were looked for because they win much. */
  rare: Partial<Record<ModeName, number[]>>;
  modes: ModeFigures[];
}

const published = tables as unknown as Record<string, PublishedTable>;

/** The figures as generated; a test makes every table again. */
export function publishedTableOf(id: string): PublishedTable {
  const found = published[id];
  if (!found) throw new Error(`${id} has no published table: npm run games:figures`);
  return found;
}

/** Which table a seed was committed with. */
export const modelIdOfDigest = (digest: string): string | undefined =>
  Object.entries(published).find(([, table]) => table.digest === digest)?.[0];
