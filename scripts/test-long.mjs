#!/usr/bin/env node
/**
 * npm run test:long: the suites that are too long for npm test (files named *.long-spec.ts), the mutation of the money
 * modules, and the browser journeys in every view and language.
 * `-- jackhammer` runs the suites whose path matches; `-- mutation` the mutation (`-- mutation <file>…` of these files);
 * `-- journeys` the journeys.
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
  if (wanted[0] === 'journeys') {
    process.exitCode = (await runLongJourneys()) ? 0 : 1;
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
  if (wanted.length > 0) {
    process.exitCode = code;
    return;
  }
  const killed = await mutateMoney();
  const seen = await runLongJourneys();
  process.exitCode = killed && seen ? code : 1;
});

/** Read only now: it needs the packages. */
async function mutateMoney(files) {
  return (await import('./mutation/money.mjs')).mutateMoney(files);
}

async function runLongJourneys() {
  const env = { ...process.env, JOURNEYS: 'long' };
  const { code } = await runCommand(process.execPath, [join(root, 'scripts/journeys.mjs')], {
    cwd: root,
    env,
    show: true,
  });
  return code === 0;
}
