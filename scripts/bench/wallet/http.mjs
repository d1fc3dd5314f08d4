import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../house/install.mjs';
import { freePort } from '../../house/server.mjs';
import { memberId } from './scripts.mjs';

const connections = 64;

/** The wallet behind its own HTTP, one process per path. */
export class HttpSide {
  static async start(data, databaseUrl, undo) {
    const { ensureKeys, sessionKeyOwner, AssertionSigner } =
      await import('../../../dist/libs/auth/src/index.js');
    const { serviceNames } = await import('../../../dist/libs/config/src/index.js');
    const keys = join(data, 'keys');
    await ensureKeys(keys, [...serviceNames, sessionKeyOwner]);
    const self = Object.assign(new HttpSide(), {
      signer: new AssertionSigner('game-launch', keys),
      urls: {},
    });
    for (const path of ['stub', 'single', 'batched']) {
      const child = spawn(process.execPath, [join(root, 'scripts/bench/wallet/server.mjs'), path], {
        cwd: root,
        env: {
          ...process.env,
          ...{
            NODE_ENV: 'production',
            DATABASE_URL: databaseUrl,
            KEYS_DIR: keys,
            PORT: String(await freePort()),
          },
          ...{ LOG_LEVEL: 'fatal', BANK_CHANNEL: 'none', POSTING_POOL_SIZE: '16' },
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      undo.push(async () => {
        child.kill('SIGTERM');
        if (child.exitCode === null && !child.signalCode) await once(child, 'exit');
      });
      const [url] = await once(child.stdout, 'data');
      self.urls[path] = String(url).trim();
      child.stdout.resume();
    }
    return self;
  }

  bets(path, { seconds, members }) {
    return this.load(path, seconds, () => ({
      method: 'POST',
      path: '/internal/postings/bet',
      body: JSON.stringify({
        ...{ memberId: memberId(Math.floor(Math.random() * members)), book: 'REAL', amount: '100' },
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

  /** Any answer but 2xx voids the whole measurement. */
  async load(path, duration, request) {
    const { default: autocannon } = await import('autocannon');
    const { assertionHeader } = await import('../../../dist/libs/auth/src/index.js');
    const assertion = await this.signer.sign('wallet', { kind: 'service', name: 'game-launch' });
    const headers = { 'content-type': 'application/json', [assertionHeader]: assertion };
    const result = await autocannon({
      ...{ url: this.urls[path], connections, duration },
      requests: [{ ...request(), headers, setupRequest: (one) => ({ ...one, ...request() }) }],
    });
    const { errors, timeouts, non2xx } = result;
    if (errors || timeouts || non2xx || !result['2xx'])
      throw new Error(
        `void: ${path} gave ${result['2xx']} good answers, ${errors} errors, ${JSON.stringify(result.statusCodeStats)}`,
      );
    return { rate: result['2xx'] / result.duration, done: result['2xx'] };
  }
}
