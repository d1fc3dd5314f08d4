import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Agent } from 'undici';
import { startService } from '../lib/service.mjs';
import { postBatch, memberId, memberSql, firstMember } from '../wallet/scripts.mjs';

const connections = 32;
const bankKeys = { k1: 'a-key-of-the-bench' };
const payee = '113366668888';
const amount = 10_000_000;
const batch = 1_000;

/** One wallet process behind its own HTTP, a bank that reports arrivals to it, and a service that posts to it. */
export class CashierSide {
  /** @type {number} */
  members;
  /** @type {import('../wallet/cluster.mjs').LedgerCluster} */
  cluster;
  /** @type {string} */
  url;
  /** @type {number} */
  ordered;
  /** @type {number} */
  settled;
  /** @type {string} */
  assertionHeader;
  /** @type {typeof import('#dist/libs/platform/src/index.js').signBody} */
  signBody;
  /** @type {string} */
  signatureHeader;
  /** @type {Record<'gateway' | 'game-launch', import('#dist/libs/auth/src/index.js').AssertionSigner>} */
  signers;
  /** @type {Agent} */
  agent;

  static async start(cluster, data, undo, members) {
    const { ensureKeys, sessionKeyOwner, AssertionSigner, assertionHeader } =
      await import('#dist/libs/auth/src/index.js');
    const { serviceNames } = await import('#dist/libs/config/src/index.js');
    const { signBody, signatureHeader } = await import('#dist/libs/platform/src/index.js');
    const keys = join(data, 'keys');
    await ensureKeys(keys, [...serviceNames, sessionKeyOwner]);
    const self = Object.assign(new CashierSide(), {
      ...{ members, cluster, assertionHeader, signBody, signatureHeader, ordered: 0, settled: 0 },
      signers: {
        gateway: new AssertionSigner('gateway', keys),
        'game-launch': new AssertionSigner('game-launch', keys),
      },
      agent: new Agent({ connections, keepAliveTimeout: 60_000, bodyTimeout: 60_000 }),
    });
    undo.push(() => self.agent.close());
    const wallet = await startService('wallet', undo, {
      ...{ KEYS_DIR: keys, LEDGER_STANDBY: 'none' },
      ...{ DATABASE_URL: cluster.walletUrl(), FILES_DIR: join(data, 'files') },
      ...{ BANK_CHANNEL: 'http', BANK_CHANNEL_URL: 'http://127.0.0.1:1' },
      ...{ BANK_ARRIVALS_URL: 'http://127.0.0.1:1/arrivals', BANK_CHANNEL_KEYS: `k1=${bankKeys.k1}` },
    });
    self.url = wallet.url;
    return self;
  }

  /** Orders that wait for their transfer, of members in turn. */
  async order(count) {
    await this.cluster.admin.query(
      `INSERT INTO deposit (id, member_id, channel, amount, currency, status, transfer_code, payee_bank_bin, payee_bank_name,
         payee_account, payee_name, qr, created_at, expires_at, updated_at)
       SELECT gen_random_uuid(), ${memberSql(`(${firstMember} + i % ${this.members})`)}, 'BANK', ${amount}, 'VND', 'PENDING',
              'SV' || lpad(i::text, 10, '0'), '970415', 'VietinBank', '${payee}', 'CONG TY SEN VANG', 'qr', now(),
              now() + interval '1 day', now()
         FROM generate_series($1::integer, $2::integer) i`,
      [this.ordered, this.ordered + count - 1],
    );
    this.ordered += count;
  }

  /** Arrivals that settle an order each, as long as there are orders. */
  async deposits(seconds) {
    return this.rate(seconds, async () => {
      const at = this.settled;
      if (at >= this.ordered) throw new Error('void: fewer orders than arrivals');
      this.settled += 1;
      const body = JSON.stringify({
        ...{ bankTxnId: `BENCH${at}`, channel: 'BANK', account: payee, amount: String(amount) },
        ...{ content: `SV${String(at).padStart(10, '0')} chuyen tien`, bookedAt: new Date().toISOString() },
      });
      const signature = this.signBody(bankKeys, body, new Date());
      const headers = { [this.signatureHeader]: signature };
      const { outcome } = await this.send('POST', '/bank-channel/v1/arrivals', headers, body);
      if (outcome !== 'MATCHED') throw new Error(`void: an arrival was ${outcome}`);
    });
  }

  postings(seconds) {
    return this.rate(seconds, async (turn) => {
      const body = {
        ...{ memberId: memberId(turn % this.members), book: 'REAL', amount: '100' },
        ...{
          externalId: `SENG:${randomUUID()}`,
          roundId: 'SENG:round-1',
          vassalage: 'SENG',
          gameType: 'RNG',
        },
      };
      const headers = await this.headersOf('game-launch', { kind: 'service', name: 'game-launch' });
      const { outcome } = await this.send('POST', '/internal/postings/bet', headers, JSON.stringify(body));
      if (outcome !== 'ACCEPTED') throw new Error(`void: a bet was ${outcome}`);
    });
  }

  /** Lines of one member beyond those of all. */
  async addLines(member, count) {
    for (let done = 0; done < count; done += batch) {
      const size = Math.min(batch, count - done);
      await this.cluster.admin.query(
        postBatch(
          `'game-launch', 'SENG-line-${member}-' || (${done} + i), ${memberSql(String(firstMember + member))}, 'REAL', 'BET', -100, 4010,
           '\\x00112233445566778899aabbccddeeff', NULL, 'SENG-round-1', 'SENG', 'RNG', NULL, NULL, NULL`,
          `generate_series(1, ${size}) i`,
        ),
      );
    }
  }

  /** Milliseconds of each page of the member's record, one after the other: the first, and further ones by cursor. */
  async pages(member, count) {
    const principal = { kind: 'member', memberId: memberId(member), accountType: 0, sessionId: 'bench' };
    const times = [];
    let cursor = '';
    while (times.length < count) {
      const headers = await this.headersOf('gateway', principal);
      const path = `/wps/v2/statements?pageSize=20${cursor && `&cursor=${cursor}`}`;
      const began = performance.now();
      const { list, next } = await this.send('GET', path, headers);
      times.push(performance.now() - began);
      if (list.length === 0) throw new Error('void: a page without lines');
      cursor = next ?? '';
    }
    return times;
  }

  /** Every settled order is credited once. */
  async verify() {
    const { rows } = await this.cluster.admin.query(
      `SELECT (SELECT count(*)::int FROM deposit WHERE status = 'SUCCESS') AS orders,
              (SELECT count(*)::int FROM posting WHERE kind = 'DEPOSIT') AS credits`,
    );
    const { orders, credits } = rows[0];
    if (orders !== this.settled || credits !== this.settled)
      throw new Error(`void: ${this.settled} arrivals, ${orders} orders settled, ${credits} credits`);
  }

  async headersOf(signer, principal) {
    return { [this.assertionHeader]: await this.signers[signer].sign('wallet', principal) };
  }

  async rate(seconds, work) {
    const began = performance.now();
    const until = began + seconds * 1_000;
    let done = 0;
    const caller = async () => {
      while (performance.now() < until) await work(done++);
    };
    await Promise.all(Array.from({ length: connections }, caller));
    return (done * 1_000) / (performance.now() - began);
  }

  async send(method, path, headers, body) {
    const answer = await this.agent.request({
      ...{ origin: this.url, path, method, body },
      headers: { 'content-type': 'application/json', ...headers },
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`void: ${path} gave ${answer.statusCode} ${text}`);
    return JSON.parse(text).value;
  }
}
