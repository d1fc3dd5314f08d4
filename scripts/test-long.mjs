#!/usr/bin/env node
/**
 * npm run test:long: the suites that are too long for npm test, files named *.long-spec.ts, and the mutation of the money modules.
 * `npm run test:long -- jackhammer` runs those whose path matches; `-- mutation` the mutation (`-- mutation <file>…` of
 * these files).
 */
import { join } from 'node:path';
import { root, ensureInstalled } from './lib/install.mjs';
import { runCommand } from './lib/process.mjs';
import { run } from './lib/log.mjs';

await run(async () => {
  await ensureInstalled(import.meta.url);
  const wanted = process.argv.slice(2);
  if (wanted[0] === 'mutation') {
    process.exitCode = (await mutateMoney(wanted.slice(1))) ? 0 : 1;
    return;
  }
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    join(root, 'node_modules/jest/bin/jest.js'),
    '--runInBand',
    '--verbose',
    '--testRegex=\\.long-spec\\.ts$',
    ...wanted.map((pattern) => `--testPathPatterns=${pattern}`),
  ];
  const { code } = await runCommand(process.execPath, args, { cwd: root, show: true });
  const killed = wanted.length > 0 || (await mutateMoney());
  process.exitCode = killed ? code : 1;
});

/** Read only now: it needs the packages. */
async function mutateMoney(files) {
  return (await import('./mutation/money.mjs')).mutateMoney(files);
}
