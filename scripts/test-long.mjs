#!/usr/bin/env node
/**
 * npm run test:long: the suites that are too long for npm test, files named *.long-spec.ts.
 * `npm run test:long -- jackhammer` runs those whose path matches.
 */
import { join } from 'node:path';
import { root, settle } from './house/install.mjs';
import { runCommand } from './house/process.mjs';
import { run } from './house/say.mjs';

await run(async () => {
  await settle(import.meta.url);
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    join(root, 'node_modules/jest/bin/jest.js'),
    '--runInBand',
    '--verbose',
    '--testRegex=\\.long-spec\\.ts$',
    ...process.argv.slice(2).map((pattern) => `--testPathPatterns=${pattern}`),
  ];
  const { code } = await runCommand(process.execPath, args, { cwd: root, show: true });
  process.exitCode = code;
});
