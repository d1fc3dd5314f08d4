#!/usr/bin/env node
/**
 * k6 for the load tests: `node scripts/k6.mjs get`, or `node scripts/k6.mjs run loadtests/suites/smoke.ts …`.
 * `present` ends with code 1 where it would have to be built. Takes k6 from the machine when it is new enough; else builds it once with Go, kept outside the work tree.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answers, handOver, lastLines, runCommand } from './lib/process.mjs';
import { UserError, run, log, seconds } from './lib/log.mjs';

const version = 'v1.8.1';
const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'lotus', `k6-${version}`);
const program = join(folder, 'k6');

/** Is k6 here, without a build of some minutes? */
async function k6Present() {
  return existsSync(program) || (await onPath());
}

/** The program, built where the machine has none (about four minutes on two cores). */
export async function getK6() {
  if (existsSync(program)) return program;
  if (await onPath()) return 'k6';
  if (!(await answers('go', ['version'])))
    throw new UserError(
      `k6 ${version} is not installed, and neither is Go to build it: see https://grafana.com/docs/k6 for a package.`,
    );
  const began = Date.now();
  log(`Building k6 ${version} (once; some minutes)`);
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const { code, output } = await runCommand('go', ['install', `go.k6.io/k6@${version}`], {
    env: { ...process.env, GOBIN: partial },
  });
  if (code !== 0) {
    rmSync(partial, { recursive: true, force: true });
    throw new UserError(`k6 could not be built:\n${lastLines(output)}`);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
  log(`k6 built in ${seconds(began)}`);
  return program;
}

/** k6 runs TypeScript itself from version 1 on. */
async function onPath() {
  const { code, output } = await runCommand('k6', ['version']);
  return code === 0 && /v[1-9]\d*\./.test(output);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await run(async () => {
    const [action, ...args] = process.argv.slice(2);
    if (action === 'present') {
      process.exitCode = (await k6Present()) ? 0 : 1;
      return;
    }
    const k6 = await getK6();
    if (action === 'get') console.log(k6);
    else await handOver(k6, [action ?? 'version', ...args]);
  });
}
