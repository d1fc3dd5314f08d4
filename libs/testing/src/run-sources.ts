import { join } from 'node:path';

/** Options of Node for a process of its own that runs the sources as they are. */
export const runsSources: readonly string[] = [
  '--conditions=source',
  '--disable-warning=ExperimentalWarning',
  `--import=${join(import.meta.dirname, 'run-typescript.mjs')}`,
];
