import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import { startService } from '../lib/service.mjs';
import { memberId } from '../wallet/scripts.mjs';

const connections = 32;
const password = 'bench';
const liveNumero = '20301231-0001';
const unit = '1000.00';
/** Ten lines of different plays, 60 charged lines in all; numbers change, because each has a limit in a draw. */
const contentsOf = (number) =>
  [
    ['LO2', '27'],
    ['DE_DB', '05,67'],
    ['DAU', '4'],
    ['DUOI', '0,5'],
    ['CANG3_DB', number],
    ['XIEN2', '05,67'],
    ['XIEN3', '05,67,12'],
    ['LO3', number],
    ['DB2_SIZE', 'BIG'],
    ['DB2_PARITY', 'ODD'],
  ].map(([playId, bettingContent]) => ({ playId, bettingContent, singleBetPrice: unit }));

/** The lottery and the wallet, a process each, and callers of both over connections of the same number. */
export class LotterySide {
  /** @type {number} */
  members;
  /** @type {string} */
  assertionHeader;
  /** @type {number} */
  taken;
  /** @type {Record<'slips' | 'bets', import('#dist/libs/auth/src/index.js').AssertionSigner>} */
  signers;
  /** @type {Agent} */
  agent;
  /** @type {import('pg').Client} */
  database;
  /** @type {string} */
  walletUrl;
  /** @type {string} */
  lotteryUrl;
  /** @type {number} */
  lotteryPid;

  static async start(cluster, data, undo, members) {
    const { ensureKeys, sessionKeyOwner, AssertionSigner, assertionHeader } =
      await import('#dist/libs/auth/src/index.js');
    const { serviceNames } = await import('#dist/libs/config/src/index.js');
    const { runMigrations } = await import('#dist/libs/database/src/index.js');
    const { completeSchema } = await import('#dist/libs/platform/src/index.js');
    const { lotterySchema } = await import('#dist/services/lottery/src/database/schema.js');
    const { ensureServiceDatabase } = await import('../../../libs/local/src/index.ts');
    const roles = { ownerPassword: password, runtimePassword: password };
    await ensureServiceDatabase(cluster.cluster.adminUrl, { name: 'lottery', ...roles });
    await runMigrations(
      cluster.cluster.url('lottery_owner', 'lottery', password),
      completeSchema(lotterySchema),
    );
    const keys = join(data, 'keys');
    await ensureKeys(keys, [...serviceNames, sessionKeyOwner]);
    const self = Object.assign(new LotterySide(), {
      ...{ members, assertionHeader, taken: 0 },
      signers: {
        slips: new AssertionSigner('gateway', keys),
        bets: new AssertionSigner('game-launch', keys),
      },
      agent: new Agent({ connections, keepAliveTimeout: 60_000, bodyTimeout: 60_000 }),
      database: await cluster.connect('lottery', 'postgres'),
    });
    undo.push(
      () => self.database.end(),
      () => self.agent.close(),
    );
    const wallet = await startService('wallet', undo, {
      ...{ KEYS_DIR: keys, DATABASE_URL: cluster.walletUrl(), BANK_CHANNEL: 'none', LEDGER_STANDBY: 'none' },
    });
    const lottery = await startService('lottery', undo, {
      ...{ KEYS_DIR: keys, DATABASE_URL: cluster.cluster.url('lottery_runtime', 'lottery', password) },
      ...{ PEERS: `wallet=${wallet.url}`, BEACON: 'none' },
    });
    Object.assign(self, { walletUrl: wallet.url, lotteryUrl: lottery.url, lotteryPid: lottery.pid });
    await self.database.query(
      `INSERT INTO draw (game_code, numero, business_day, open_at, close_at, draw_at)
       VALUES ('HN60', $1, '2030-12-31', now() - interval '1 minute', '2030-12-31', '2030-12-31')`,
      [liveNumero],
    );
    return self;
  }

  slips = (seconds) => this.rate(forSeconds(seconds), (at) => this.slip(at));
  bets = (seconds) => this.rate(forSeconds(seconds), (at) => this.bet(at));

  /** Slips until `isOver`; their rate. */
  async slipsUntil(isOver) {
    let over = false;
    const watch = (async () => {
      while (!(over = await isOver())) await sleep(500);
    })();
    const rate = await this.rate(
      () => !over,
      (at) => this.slip(at),
    );
    await watch;
    return { rate };
  }

  /** How often `work` ended a second, with one caller per connection; a failure voids the measurement. */
  async rate(goesOn, work) {
    const began = performance.now();
    let done = 0;
    const caller = async (number) => {
      for (let at = number; goesOn(); at += connections, done += 1) await work(at % this.members);
    };
    await Promise.all(Array.from({ length: connections }, (_, number) => caller(number)));
    return (done * 1000) / (performance.now() - began);
  }

  async slip(at) {
    const principal = { kind: 'member', memberId: memberId(at), accountType: 0, sessionId: `bench-${at}` };
    const body = {
      ...{ gameId: 'HN60', prizeMode: 'Elott', winStop: false, betCartAmountSum: '60000.00' },
      contents: contentsOf(String(this.taken % 1_000).padStart(3, '0')),
      numeros: [{ numero: liveNumero, multiple: 1 }],
    };
    await this.post('slips', 'lottery', principal, this.lotteryUrl, '/lgw/betting', body);
    this.taken += 1;
  }

  async bet(at) {
    const body = {
      ...{ memberId: memberId(at), book: 'REAL', amount: '6000000', externalId: `SENG:${randomUUID()}` },
      ...{ roundId: 'SENG:round-1', vassalage: 'SENG', gameType: 'RNG' },
    };
    const principal = { kind: 'service', name: 'game-launch' };
    const value = await this.post(
      'bets',
      'wallet',
      principal,
      this.walletUrl,
      '/internal/postings/bet',
      body,
    );
    if (value.outcome !== 'ACCEPTED') throw new Error(`void: a bet gave ${JSON.stringify(value)}`);
  }

  async post(as, service, principal, origin, path, body) {
    const assertion = await this.signers[as].sign(service, principal);
    const answer = await this.agent.request({
      ...{ origin, path, method: 'POST', body: JSON.stringify(body) },
      headers: {
        ...{ 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        [this.assertionHeader]: assertion,
      },
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`void: ${path} gave ${answer.statusCode} ${text}`);
    return JSON.parse(text).value;
  }

  /** Every answered slip is accepted, and its stake is in the wallet once. */
  async verify() {
    const { rows } = await this.database.query(
      `SELECT count(*)::int AS slips FROM lottery_order WHERE state = 'ACCEPTED' AND game_code = 'HN60'`,
    );
    if (rows[0].slips !== this.taken)
      throw new Error(`void: ${this.taken} slips were answered, ${rows[0].slips} are accepted`);
  }

  /** The most memory that the lottery's process has had. */
  peakMemoryMib() {
    const [, kib] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${this.lotteryPid}/status`, 'utf8'));
    return Math.round(Number(kib) / 1024);
  }
}

function forSeconds(seconds) {
  const until = performance.now() + seconds * 1000;
  return () => performance.now() < until;
}
