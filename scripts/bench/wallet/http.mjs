import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../lib/install.mjs';
import { freePort } from '../../../libs/local/src/index.ts';
import { memberId } from './scripts.mjs';

const connections = 64;

/** Servers without relay and jobs, and those that run as in production. */
export const quiet = ['stub', 'single', 'batched'];
export const busy = ['allOn', 'allOnToo'];

/** The wallet behind its own HTTP, one process per path. */
export class HttpSide {
  /** @type {import('#dist/libs/auth/src/index.js').AssertionSigner} */
  signer;
  /** @type {Record<string, string>} */
  urls;
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  children;

  static async start(data, databaseUrl, undo) {
    const { ensureKeys, sessionKeyOwner, AssertionSigner } = await import('#dist/libs/auth/src/index.js');
    const { serviceNames } = await import('#dist/libs/config/src/index.js');
    const keys = join(data, 'keys');
    await ensureKeys(keys, [...serviceNames, sessionKeyOwner]);
    const self = Object.assign(new HttpSide(), {
      signer: new AssertionSigner('game-launch', keys),
      urls: {},
      children: new Map(),
    });
    for (const path of [...quiet, ...busy]) {
      const child = spawn(process.execPath, [join(root, 'scripts/bench/wallet/server.mjs'), path], {
        cwd: root,
        env: {
          ...process.env,
          ...{
            NODE_ENV: 'development',
            DATABASE_URL: databaseUrl,
            KEYS_DIR: keys,
            PORT: String(await freePort()),
          },
          ...{ LOG_LEVEL: 'fatal', BANK_CHANNEL: 'none', LEDGER_STANDBY: 'none' },
          ...(quiet.includes(path) && { POSTING_POOL_SIZE: '16' }),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      self.children.set(path, child);
      undo.push(async () => {
        child.kill('SIGCONT');
        child.kill('SIGTERM');
        if (child.exitCode === null && !child.signalCode) await once(child, 'exit');
      });
      const [url] = await once(child.stdout, 'data');
      self.urls[path] = String(url).trim();
      child.stdout.resume();
    }
    return self;
  }

  /** Lets these servers run and stops all others, which do not so much as look at their clocks. */
  only(paths) {
    for (const [path, child] of this.children) child.kill(paths.includes(path) ? 'SIGCONT' : 'SIGSTOP');
  }

  /** Until its code is compiled a service is another one. */
  async warmUp({ members }) {
    this.only(quiet);
    for (const path of quiet) {
      await this.bets(path, { seconds: 4, members });
      await this.balances(path, { seconds: 2, members });
    }
  }

  bets(path, { seconds, members, from = 0 }) {
    return this.load(path, seconds, () => ({
      method: 'POST',
      path: '/internal/postings/bet',
      body: JSON.stringify({
        ...{ memberId: memberId(from + Math.floor(Math.random() * members)), book: 'REAL', amount: '100' },
        ...{
          externalId: `SENG:${randomUUID()}`,
          roundId: 'SENG:round-1',
          vassalage: 'SENG',
          gameType: 'RNG',
        },
      }),
    }));
  }

  balances(path, { seconds, members }) {
    return this.load(path, seconds, () => ({
      path: `/internal/balances/${memberId(Math.floor(Math.random() * members))}?book=REAL`,
    }));
  }

  /**
   * Any answer but 2xx voids the whole measurement. A second before does not count, as with pgbench: a service and its sessions
   * that have stood still for a round are not where they were.
   */
  async load(path, duration, request) {
    const { default: autocannon } = await import('autocannon');
    const { assertionHeader } = await import('#dist/libs/auth/src/index.js');
    const assertion = await this.signer.sign('wallet', { kind: 'service', name: 'game-launch' });
    const headers = { 'content-type': 'application/json', [assertionHeader]: assertion };
    const play = (seconds) =>
      autocannon({
        ...{ url: this.urls[path], connections, duration: seconds },
        requests: [{ ...request(), headers, setupRequest: (one) => ({ ...one, ...request() }) }],
      });
    await play(1);
    const result = await play(duration);
    const { errors, timeouts, non2xx } = result;
    if (errors || timeouts || non2xx || !result['2xx'])
      throw new Error(
        `void: ${path} gave ${result['2xx']} good answers, ${errors} errors, ${JSON.stringify(result.statusCodeStats)}`,
      );
    return { rate: result['2xx'] / result.duration, done: result['2xx'] };
  }
}
