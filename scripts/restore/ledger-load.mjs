import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Agent } from 'undici';
import { root } from '../lib/install.mjs';
import { freePort } from '../../libs/local/src/index.ts';

const members = 500;
const memberId = (n) => `00000000-0000-4000-8000-${String(100_000_000_000 + n)}`;

/** A fixed port in front of whichever server is the primary, as a Service of Kubernetes is. */
export class PrimaryAddress {
  /** @type {Set<import('node:net').Socket>} */
  sockets = new Set();
  server = createServer((socket) => this.forward(socket));
  target = 0;

  async listen() {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return /** @type {import('node:net').AddressInfo} */ (this.server.address()).port;
  }

  forward(socket) {
    const upstream = connect(this.target, '127.0.0.1');
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ]) {
      this.sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => (this.sockets.delete(one), other.destroy()));
      one.pipe(other);
    }
  }

  pointAt(port) {
    this.target = port;
    for (const socket of this.sockets) socket.destroy();
  }

  close() {
    this.pointAt(0);
    this.server.close();
  }
}

/** Callers who bet at a wallet over HTTP without a pause and repeat each bet with its key until it is answered. */
export class LedgerLoad {
  /** @type {{ externalId: string, at: number }[]} */
  acknowledged = [];
  longestGapMs = 0;
  running = false;
  /** @type {number | undefined} */
  lastAt;
  /** @type {string} */
  url;
  /** @type {Agent} */
  agent;
  /** @type {import('node:child_process').ChildProcess} */
  child;
  /** @type {() => Promise<Record<string, string>>} */
  assertion;
  /** @type {Promise<unknown>} */
  done;

  static async start({ data, databaseUrl, callers = 16 }) {
    const { ensureKeys, sessionKeyOwner, AssertionSigner, assertionHeader } =
      await import('#dist/libs/auth/src/index.js');
    const { serviceNames } = await import('#dist/libs/config/src/index.js');
    const keys = join(data, 'keys');
    await ensureKeys(keys, [...serviceNames, sessionKeyOwner]);
    const load = new LedgerLoad();
    const signer = new AssertionSigner('game-launch', keys);
    load.assertion = async () => ({
      [assertionHeader]: await signer.sign('wallet', { kind: 'service', name: 'game-launch' }),
    });
    load.agent = new Agent({ connections: callers });
    load.child = spawn(process.execPath, [join(root, 'scripts/bench/wallet/server.mjs'), 'allOn'], {
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
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = await once(load.child.stdout, 'data');
    load.url = String(url).trim();
    load.child.stdout.resume();
    for (let n = 0; n < members; n += 1) await load.post('win', memberId(n), '100000000000');
    load.running = true;
    load.done = Promise.all(Array.from({ length: callers }, () => load.call()));
    return load;
  }

  async call() {
    while (this.running) {
      await this.post('bet', memberId(Math.floor(Math.random() * members)), '100');
      const now = Date.now();
      this.longestGapMs = Math.max(this.longestGapMs, now - (this.lastAt ?? now));
      this.lastAt = now;
    }
  }

  async post(kind, member, amount) {
    const externalId = `SENG:${randomUUID()}`;
    const body = JSON.stringify({
      ...{ memberId: member, book: 'REAL', amount, externalId },
      ...{ roundId: 'SENG:round-1', vassalage: 'SENG', gameType: 'RNG' },
    });
    for (;;) {
      const answer = await this.agent
        .request({
          ...{ origin: this.url, path: `/internal/postings/${kind}`, method: 'POST', body },
          headers: { 'content-type': 'application/json', ...(await this.assertion()) },
          ...{ headersTimeout: 5_000, bodyTimeout: 5_000 },
        })
        .catch(() => undefined);
      const text = await answer?.body.text().catch(() => undefined);
      if (answer?.statusCode === 200 && text && JSON.parse(text).value?.outcome === 'ACCEPTED') {
        this.acknowledged.push({ externalId, at: Date.now() });
        return;
      }
      if (answer && answer.statusCode < 500)
        throw new Error(`void: ${kind} gave ${answer.statusCode} ${text}`);
      await sleep(50);
    }
  }

  /** Ends the load; every call under way is answered first. */
  async stop() {
    this.running = false;
    await this.done;
    this.child.kill('SIGTERM');
    if (this.child.exitCode === null) await once(this.child, 'exit');
    await this.agent.close();
  }

  /** Ends the load at once; what is not answered yet was never acknowledged. */
  kill() {
    this.running = false;
    this.done.catch(() => undefined);
    this.child.kill('SIGKILL');
    void this.agent.destroy();
  }
}

/** Which of the acknowledged postings the database has, and whether its sums and chains hold. */
export async function examine(adminUrl, acknowledged) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT external_id FROM posting_key WHERE posting_month IS NOT NULL`,
    );
    const kept = new Set(rows.map(({ external_id }) => external_id));
    const { rows: sums } = await client.query(`
      WITH p AS (SELECT coalesce(sum(CASE WHEN credit = 2000 THEN amount WHEN debit = 2000 THEN -amount END), 0) AS moved,
                        count(version) AS moves, count(*) AS postings FROM posting),
           a AS (SELECT coalesce(sum(balance), 0) AS balances, coalesce(sum(version), 0) AS versions FROM player_account)
      SELECT moved = balances AND moves = versions AS holds, postings::int FROM p, a`);
    return {
      lost: acknowledged.filter(({ externalId }) => !kept.has(externalId)),
      kept: kept.size,
      ...sums[0],
    };
  } finally {
    await client.end();
  }
}
