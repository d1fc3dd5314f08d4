import { randomUUID } from 'node:crypto';
import { Transactions } from '#libs/database';
import { callSignatureHeader, newRequestId, signCall } from '#libs/provider-sdk';
import { RoundWorker } from '../src/play/round.worker.js';
import { JackpotService } from '../src/jackpot/jackpot.service.js';
import { cycleSeed, thresholdOf, tierOf } from '../src/jackpot/jackpot.rules.js';
import type { JackpotReport } from '../src/jackpot/jackpot-report.service.js';
import { commitmentTo, roundIntegers } from '../src/outcome/seeds.js';
import type { JackpotAmount } from '../src/play/dto/play.contract.js';
import { GameTable } from './support/game-table.js';

const feeding = 'trai-cay-777';
const simulated = '200000';
const stake = '1000000';

let table: GameTable;
beforeEach(async () => {
  table = await GameTable.open({ SIMULATED_JACKPOT_STAKE: simulated });
});
afterEach(() => table?.close());

const amounts = async () => {
  const { body } = await table.call<JackpotAmount[]>('GET', '/jackpots?mode=REAL');
  return Object.fromEntries(body.value.map(({ tier, amount }) => [tier, BigInt(amount)]));
};

interface PoolRow {
  tier: string;
  amount: string;
  fed: string;
  paid: string;
  cycle: number;
}

const poolOf = async (tier: string): Promise<PoolRow> => {
  const [row] = await table.service.pool.query<PoolRow[]>(
    `SELECT tier, amount, fed, paid, cycle FROM jackpot_pool WHERE mode = 'REAL' AND tier = $1`,
    [tier],
  );
  return row!;
};

async function report(): Promise<JackpotReport> {
  const path = '/platform/v1/jackpots';
  const body = JSON.stringify({ vassalage: 'SHS' });
  const key = { 'demo-1': 'a-demo-secret-of-thirty-two-characters' };
  const { header } = signCall(key, { method: 'POST', path, body }, newRequestId(), table.service.clock.now());
  const answer = await fetch(table.service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [callSignatureHeader]: header },
    body,
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as JackpotReport;
}

describe('REG-G43.1 a game with jackpots', () => {
  it('feeds three pools with each bet, and reports to the platform the same', async () => {
    const { token } = await table.openSession(undefined, feeding);
    const before = await amounts();
    const { body } = await table.spin(token, randomUUID(), stake);
    expect(body.value.jackpot?.draws.map(({ tier }) => tier)).toEqual(['major', 'grand']);
    const after = await amounts();
    expect(after['mini']! - before['mini']!).toBe(3000n);
    expect(after['major']! - before['major']!).toBe(2500n);
    expect(after['grand']! - before['grand']!).toBe(2000n);
    expect(Object.fromEntries(table.platform.pools)).toEqual({ mini: 3000n, major: 2500n, grand: 2000n });
  });

  it('feeds nothing from a game without jackpots', async () => {
    const { token } = await table.openSession();
    const { body } = await table.spin(token);
    expect(body.value.jackpot).toBeUndefined();
    expect((await poolOf('mini')).fed).toBe('0');
    expect(table.platform.pools.size).toBe(0);
  });

  it('pays the pool on top of the win, and begins it again with its seed', async () => {
    const { token, ticket } = await table.openSession(100_000_000n, feeding);
    const standing = (await amounts())['mini']!;
    const { body } = await table.spin(token, randomUUID(), simulated);
    const award = standing + 600n;
    expect(body.value.jackpot?.awards).toEqual([{ tier: 'mini', amount: award.toString() }]);
    const paid = BigInt(body.value.totalWin) + award;
    expect(table.platform.balanceOf(ticket)).toBe(100_000_000n - BigInt(simulated) + paid);
    expect(await poolOf('mini')).toMatchObject({ amount: '20000000', paid: award.toString(), cycle: 1 });
    expect(table.platform.pools.get('mini')).toBe(600n - award);
  });

  it('shows the secret of a pool with its award, as it was committed', async () => {
    const { token } = await table.openSession(undefined, feeding);
    const [pool] = (await report()).pools;
    await table.spin(token, randomUUID(), simulated);
    const { awards, pools } = await report();
    expect(awards).toHaveLength(1);
    expect(awards[0]).toMatchObject({ mode: 'REAL', pool: 'mini', commitment: pool!.commitment });
    expect(commitmentTo(awards[0]!.serverSeed!)).toBe(pool!.commitment);
    expect(pools[0]!.commitment).not.toBe(pool!.commitment);
  });

  it('drops the pool with the bet that reaches its secret amount, and pays exactly that', async () => {
    const { token } = await table.openSession(undefined, feeding);
    await table.service.pool.query(
      `UPDATE jackpot_pool SET amount = amount + 79999000, fed = fed + 79999000
        WHERE mode = 'REAL' AND tier = 'mini'`,
    );
    const { body } = await table.spin(token, randomUUID(), stake);
    const [award] = (await report()).awards;
    const serverSeed = award!.serverSeed!;
    const draw = roundIntegers({ serverSeed, clientSeed: cycleSeed('REAL', 'mini', 0), nonce: 0 });
    expect(award!.amount).toBe(thresholdOf(tierOf('mini'), draw).toString());
    expect(body.value.jackpot?.awards).toEqual([{ tier: 'mini', amount: award!.amount }]);
  });

  it('is won by one of two rounds at once; the other finds the pool as it began again', async () => {
    const players = await Promise.all(
      Array.from({ length: 4 }, () => table.openSession(100_000_000n, feeding)),
    );
    const answers = await Promise.all(players.map(({ token }) => table.spin(token, randomUUID(), simulated)));
    const awards = answers.map(({ body }) => BigInt(body.value.jackpot!.awards![0]!.amount));
    expect(awards).toEqual([20_000_600n, 20_000_600n, 20_000_600n, 20_000_600n]);
    expect(await poolOf('mini')).toMatchObject({ fed: '2400', paid: '80002400', cycle: 4 });
    expect(table.platform.pools.get('mini')).toBe(2400n - 80_002_400n);
  });

  it('feeds and wins once however often the round is sent and its win repeated', async () => {
    const { token, ticket } = await table.openSession(100_000_000n, feeding);
    const id = randomUUID();
    table.platform.disturb('win', 'drop-after', 'fail-before');
    await table.spin(token, id, simulated);
    expect((await report()).pools[0]!.balance).toBe('0');
    await table.later(60_000);
    await table.later(60_000);
    const { body } = await table.spin(token, id, simulated);
    expect(body.value.state).toBe('CLOSED');
    const { fed, paid, cycle } = await poolOf('mini');
    expect({ fed, paid, cycle }).toEqual({ fed: '600', paid: '20000600', cycle: 1 });
    expect(table.platform.pools.get('mini')).toBe(-20_000_000n);
    expect((await report()).pools[0]!.balance).toBe('-20000000');
    const won = BigInt(body.value.totalWin) + 20_000_600n;
    expect(table.platform.balanceOf(ticket)).toBe(100_000_000n - 200_000n + won);
  });

  it('is fed once where two processes decide the same round', async () => {
    const { token } = await table.openSession(100_000_000n, feeding);
    table.platform.disturb('win', 'drop-before');
    await table.spin(token, randomUUID(), stake);
    const other = await table.restarted();
    try {
      await table.service.pool.query(
        `UPDATE round SET state = 'BET_ACCEPTED', result = NULL, total_win = NULL, jackpots = NULL`,
      );
      await table.service.pool.query(`UPDATE jackpot_pool SET fed = 0, amount = seed WHERE mode = 'REAL'`);
      table.service.clock.advance(60_000);
      await Promise.all([table.service.app, other.app].map((app) => app.get(RoundWorker).sweep()));
    } finally {
      await other.close();
    }
    expect((await poolOf('mini')).fed).toBe('3000');
    expect(table.platform.pools.get('mini')).toBe(3000n);
  });

  it('has given nothing for a bet that was refused or taken back', async () => {
    const { token } = await table.openSession(BigInt(stake) - 1n, feeding);
    expect((await table.spin(token, randomUUID(), stake)).status).toBe(422);
    const other = await table.openSession(undefined, feeding);
    table.platform.disturb('bet', 'fail-before', 'fail-before');
    await table.spin(other.token, randomUUID(), stake);
    await table.later(120_000);
    await table.later(60_000);
    expect(await table.states()).toEqual(['REFUSED', 'ROLLED_BACK']);
    expect(await poolOf('mini')).toMatchObject({ fed: '0', amount: '20000000' });
    expect(table.platform.pools.size).toBe(0);
  });

  it('keeps play money apart from real money', async () => {
    const { service } = table;
    const played = await service.app.get(Transactions).run(async (tx) => {
      const jackpots = service.app.get(JackpotService);
      const one = await jackpots.play(tx, 'PLAY', 1_000_000n, []);
      await jackpots.keep(tx, 'PLAY', randomUUID(), one, service.clock.now());
      return one;
    });
    expect(played.parts).toHaveLength(3);
    expect((await poolOf('mini')).fed).toBe('0');
    const { pools } = await report();
    expect(pools.map(({ mode, pool }) => `${mode} ${pool}`)).toEqual([
      'REAL mini',
      'REAL major',
      'REAL grand',
      'PLAY mini',
      'PLAY major',
      'PLAY grand',
    ]);
    expect(pools[3]!.days).toEqual([{ day: '2026-11-21', share: '3000' }]);
  });

  it('reports nothing to a call without the signature of the vendor', async () => {
    const { status } = await table.call('POST', '/platform/v1/jackpots', undefined, { vassalage: 'SHS' });
    expect(status).toBe(401);
  });
});
