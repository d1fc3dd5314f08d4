import { format } from 'prettier';
import { findRefusals } from './refusal-graph.js';

const header = `import type { RefusalTable } from `;

/** The text of each service's `refusals.ts`, by file. */
export async function refusalTables(root: string): Promise<[file: string, text: string][]> {
  return Promise.all(
    [...findRefusals(root)].map(async ([owner, operations]): Promise<[string, string]> => {
      const isPlatform = owner === 'platform';
      const file = isPlatform ? 'libs/platform/src/openapi/refusals.ts' : `services/${owner}/src/refusals.ts`;
      const lines = Object.entries(operations)
        .filter(([, refusals]) => refusals.length > 0)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([operation, refusals]) => `${operation}: '${refusals.join(', ')}',`);
      const source = isPlatform ? './describe-refusals.js' : '#libs/platform';
      const text = `${header}'${source}';

/** What each operation refuses beyond the common. Written by \`npm run api:types\` from what its code can raise. */
export const refusals: RefusalTable = {${lines.join('\n')}};`;
      return [file, await format(text, { parser: 'typescript', singleQuote: true, printWidth: 110 })];
    }),
  );
}
