import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../libs/local/src/index.ts';
import { root } from '../../lib/install.mjs';

/**
 * Starts a service in a process of its own, which `undo` ends; on a free port where `env` names none.
 * @param {import('#dist/libs/config/src/index.js').ServiceName} name
 * @param {(() => unknown)[]} undo
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ url: string, pid: number }>} once it is ready
 */
export async function startService(name, undo, env) {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [join(root, `dist/services/${name}/src/main.js`)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'error', ...env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  undo.push(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && !child.signalCode) await once(child, 'exit');
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    await sleep(100);
  }
  return { url, pid: child.pid };
}

const isReady = (url) =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
