import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import pg from 'pg';
import { eventually } from '#libs/testing';
import { RecoveryWorker } from '../src/provider/recovery.worker.js';
import { TransactionRepository } from '../src/provider/transaction.repository.js';
import { World, type Player } from './support/world.js';
import type { ProviderAnswer } from './support/provider-client.js';

interface Round {
  status: string;
  stake: string;
  payout: string;
  bets: number;
}

/** What the bet path asks of the database: its prepared statements, its events, and the ends of transactions. */
const ofBetPath = /^(provider-|round-)|^(START TRANSACTION|COMMIT|INSERT INTO outbox)/;
const commits = /^(provider-play-context|provider-transaction-add|COMMIT)/;

const waitsForUs = 'SELECT FROM pg_locks WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))';

describe('bets and wins that are in flight together', () => {
  let world: World;
  let owner: pg.Client;
  let players: Player[];

  beforeAll(async () => {
    world = await World.start();
    owner = new pg.Client(world.service.database!.ownerUrl);
    await owner.connect();
    players = [];
    for (let count = 0; count < 24; count += 1) players.push(await world.player());
  });
  afterAll(async () => {
    await owner?.end();
    await world?.close();
  });
  beforeEach(() => {
    for (const { memberId } of players) world.wallet.fund(memberId, 100_000n);
  });
  afterEach(() => jest.restoreAllMocks());

  const balanceOf = ({ memberId }: Player) => world.wallet.balanceOf(memberId);
  const rounds = (roundId: string) =>
    world.query<Round>('SELECT status, stake, payout, bets FROM game_round WHERE round_id = $1', [roundId]);
  const statesOf = (answers: ProviderAnswer[]) => answers.map(({ body }) => body['status']);
  const settled = (roundId: string) => world.published('bets.bet.settled.v1', roundId);
  const adjusted = (roundId: string) => world.published('bets.bet.adjusted.v1', roundId);

  it('each count once: for the member, in the wallet and in what is published', async () => {
    const roundId = randomUUID();
    const bets = await Promise.all(
      players.map((player, at) => world.bet(player, randomUUID(), roundId, String(1_000 + at))),
    );
    expect(new Set(statesOf(bets))).toEqual(new Set(['OK']));
    const wins = await Promise.all(
      players.map((player, at) => world.win(player, randomUUID(), roundId, String(at % 2 ? 0 : 3_000))),
    );
    expect(new Set(statesOf(wins))).toEqual(new Set(['OK']));
    expect(players.map(balanceOf)).toEqual(
      players.map((_, at) => 100_000n - BigInt(1_000 + at) + (at % 2 ? 0n : 3_000n)),
    );
    const [sums] = await world.query(
      `SELECT sum(stake)::int AS stake, sum(payout)::int AS payout, sum(bets)::int AS bets, count(*)::int AS rounds,
              array_agg(DISTINCT status) AS states FROM game_round WHERE round_id = $1`,
      [roundId],
    );
    const stake = players.reduce((sum, _, at) => sum + 1_000 + at, 0);
    expect(sums).toEqual({ stake, payout: 36_000, bets: 24, rounds: 24, states: ['SETTLED'] });
    const events = await settled(roundId);
    expect(new Set(events.map(({ memberId }) => memberId)).size).toBe(24);
    expect(events.map((event) => Number(event['stake'])).reduce((sum, part) => sum + part, 0)).toBe(stake);
    expect(events).toHaveLength(24);
  });

  it('add up where they are of one round, whose later wins are published as adjustments', async () => {
    const [roundId, player] = [randomUUID(), players[0]!];
    await Promise.all([1, 2, 3, 4, 5].map(() => world.bet(player, randomUUID(), roundId, '1000')));
    expect(await rounds(roundId)).toEqual([{ status: 'OPEN', stake: '5000', payout: '0', bets: 5 }]);
    await Promise.all([1, 2, 3, 4].map(() => world.win(player, randomUUID(), roundId, '700')));
    expect(await rounds(roundId)).toEqual([{ status: 'SETTLED', stake: '5000', payout: '2800', bets: 5 }]);
    expect(balanceOf(player)).toBe(97_800n);
    expect(await settled(roundId)).toMatchObject([{ stake: '5000', win: '700' }]);
    expect((await adjusted(roundId)).map(({ win }) => win)).toEqual(['700', '700', '700']);
  });

  it('go to two games of one round: the first that opens it keeps it, and the other gets its stake back', async () => {
    const [roundId, player] = [randomUUID(), await world.player({ balance: 100_000n })];
    await world.query(`UPDATE game SET lobby = true WHERE game_id = 'seng-dragon-pearl'`);
    const answers = await Promise.all(
      ['seng-dragon-pearl', 'seng-lucky-koi'].map((gameId) =>
        world.bet(player, randomUUID(), roundId, '1000', { gameId }),
      ),
    );
    await world.query(`UPDATE game SET lobby = false WHERE game_id = 'seng-dragon-pearl'`);
    expect(statesOf(answers).toSorted()).toEqual(['OK', 'REFUSED']);
    expect(await rounds(roundId)).toMatchObject([{ stake: '1000', bets: 1 }]);
    expect(balanceOf(player)).toBe(99_000n);
  });

  it('repeat one id: it counts once, and every call gets the same answer', async () => {
    const [roundId, betId, winId, player] = [randomUUID(), randomUUID(), randomUUID(), players[1]!];
    const bets = await Promise.all(
      Array.from({ length: 8 }, () => world.bet(player, betId, roundId, '1000')),
    );
    expect(new Set(bets.map(({ text }) => text)).size).toBe(1);
    expect(bets[0]!.body).toMatchObject({ status: 'OK', balance: '99000' });
    const wins = await Promise.all(Array.from({ length: 8 }, () => world.win(player, winId, roundId, '500')));
    expect(new Set(wins.map(({ text }) => text)).size).toBe(1);
    expect(await rounds(roundId)).toEqual([{ status: 'SETTLED', stake: '1000', payout: '500', bets: 1 }]);
    expect(await settled(roundId)).toHaveLength(1);
    expect(balanceOf(player)).toBe(99_500n);
  });

  it('name one id for different bets: one of them owns it', async () => {
    const [roundId, betId, player] = [randomUUID(), randomUUID(), players[2]!];
    const answers = await Promise.all(
      ['1000', '2000', '3000'].map((amount) => world.bet(player, betId, roundId, amount)),
    );
    expect(statesOf(answers).toSorted()).toEqual(['OK', 'REFUSED', 'REFUSED']);
    const [round] = await rounds(roundId);
    expect(round).toMatchObject({ bets: 1 });
    expect(balanceOf(player)).toBe(100_000n - BigInt(round!.stake));
  });

  it('are not affected by one that is refused or comes too late', async () => {
    const [roundId, closedId] = [randomUUID(), randomUUID()];
    const [poor, late, ...others] = players as [Player, Player, ...Player[]];
    world.wallet.refuse(poor.memberId, 'INSUFFICIENT_FUNDS');
    await world.bet(late, randomUUID(), closedId, '1000');
    const release = world.wallet.hold();
    const sent = [
      world.bet(poor, randomUUID(), roundId, '1000'),
      world.bet(late, randomUUID(), closedId, '5000'),
      ...others.map((player) => world.bet(player, randomUUID(), roundId, '1000')),
    ];
    await eventually(
      () => balanceOf(late) === 94_000n && others.every((other) => balanceOf(other) === 99_000n),
    );
    await world.query(`UPDATE game_round SET status = 'SETTLED', settled_at = now() WHERE round_id = $1`, [
      closedId,
    ]);
    release();
    const [refused, closed, ...taken] = await Promise.all(sent);
    world.wallet.refuse(poor.memberId, undefined);
    expect(refused!.body).toMatchObject({ status: 'REFUSED', code: 'INSUFFICIENT_FUNDS' });
    expect(closed!.body).toMatchObject({ status: 'REFUSED', code: 'ROUND_CLOSED' });
    expect(balanceOf(late)).toBe(99_000n);
    expect(new Set(statesOf(taken))).toEqual(new Set(['OK']));
    expect(await rounds(roundId)).toHaveLength(others.length);
  });

  describe('with one that the database rejects', () => {
    const broken = 'broken-round';

    beforeAll(async () => {
      await owner.query(`
        CREATE FUNCTION break_round() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$;
        CREATE TRIGGER break_round BEFORE INSERT OR UPDATE ON game_round FOR EACH ROW
          WHEN (NEW.round_id = '${broken}') EXECUTE FUNCTION break_round()`);
    });
    afterAll(() => owner?.query('DROP FUNCTION IF EXISTS break_round CASCADE'));

    it('the other bets and wins are taken, and that one is finished when it is repeated', async () => {
      const [roundId, brokenBet, brokenWin] = [randomUUID(), randomUUID(), randomUUID()];
      const [player, ...others] = players as [Player, ...Player[]];
      const [lost, ...taken] = await Promise.all([
        world.bet(player, brokenBet, broken, '1000'),
        ...others.map((other) => world.bet(other, randomUUID(), roundId, '1000')),
      ]);
      expect(lost.body['status']).toBe('UNKNOWN');
      expect(new Set(statesOf(taken))).toEqual(new Set(['OK']));
      expect(await rounds(broken)).toEqual([]);
      await owner.query('ALTER TABLE game_round DISABLE TRIGGER break_round');
      expect((await world.bet(player, brokenBet, broken, '1000')).body['status']).toBe('OK');
      await owner.query('ALTER TABLE game_round ENABLE TRIGGER break_round');
      const [unpaid, ...paid] = await Promise.all([
        world.win(player, brokenWin, broken, '500'),
        ...others.map((other) => world.win(other, randomUUID(), roundId, '500')),
      ]);
      expect(unpaid.body['status']).toBe('UNKNOWN');
      expect(new Set(statesOf(paid))).toEqual(new Set(['OK']));
      expect(await settled(roundId)).toHaveLength(others.length);
      expect(await settled(broken)).toEqual([]);
      await owner.query('ALTER TABLE game_round DISABLE TRIGGER break_round');
      expect((await world.win(player, brokenWin, broken, '500')).body['status']).toBe('OK');
      expect(await rounds(broken)).toEqual([{ status: 'SETTLED', stake: '1000', payout: '500', bets: 1 }]);
      expect(players.map(balanceOf)).toEqual(players.map(() => 99_500n));
    });
  });

  it('are all finished by recovery if the process dies after the wallet has answered', async () => {
    const [roundId, betIds] = [randomUUID(), players.map(() => randomUUID())];
    const killed = jest
      .spyOn(world.service.app.get(TransactionRepository), 'finishAll')
      .mockRejectedValue(new Error('killed'));
    const lost = await Promise.all(
      players.map((player, at) => world.bet(player, betIds[at]!, roundId, '1000')),
    );
    expect(new Set(statesOf(lost))).toEqual(new Set(['UNKNOWN']));
    expect(await rounds(roundId)).toEqual([]);
    killed.mockRestore();
    world.service.clock.advance(6_000);
    expect(await world.service.app.get(RecoveryWorker).runOnce()).toBe(players.length);
    expect(await rounds(roundId)).toEqual(
      players.map(() => ({ status: 'OPEN', stake: '1000', payout: '0', bets: 1 })),
    );
    const repeated = await Promise.all(
      players.map((player, at) => world.bet(player, betIds[at]!, roundId, '1000')),
    );
    expect(new Set(statesOf(repeated))).toEqual(new Set(['OK']));
    expect(players.map(balanceOf)).toEqual(players.map(() => 99_000n));
  });

  it('go on while another transaction holds the record of one of them', async () => {
    const [roundId, heldBet] = [randomUUID(), randomUUID()];
    const [player, ...others] = players as [Player, ...Player[]];
    const release = world.wallet.hold();
    const held = world.bet(player, heldBet, roundId, '1000');
    await eventually(() => balanceOf(player) === 99_000n);
    await owner.query('BEGIN');
    await owner.query('SELECT FROM provider_transaction WHERE transaction_id = $1 FOR UPDATE', [heldBet]);
    release();
    await eventually(async () => (await owner.query(waitsForUs)).rowCount);
    const taken = await Promise.all(others.map((other) => world.bet(other, randomUUID(), roundId, '1000')));
    expect(new Set(statesOf(taken))).toEqual(new Set(['OK']));
    await owner.query('ROLLBACK');
    expect((await held).body['status']).toBe('OK');
    expect(await rounds(roundId)).toHaveLength(players.length);
  });

  it('ask little of the database: five statements and two commits a round at most', async () => {
    const asked: string[] = [];
    const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
    jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      const [statement] = args as [string | { name?: string; text: string }];
      asked.push(typeof statement === 'string' ? statement : (statement.name ?? statement.text));
      return original.apply(this, args) as never;
    });
    const played = await Promise.all(
      players.map(async (player) => {
        for (let count = 0; count < 5; count += 1) {
          const roundId = randomUUID();
          await world.bet(player, randomUUID(), roundId, '1000');
          await world.win(player, randomUUID(), roundId, '1000');
        }
        return 5;
      }),
    );
    const count = played.reduce((sum, part) => sum + part, 0);
    expect(asked.filter((text) => ofBetPath.test(text)).length / count).toBeLessThanOrEqual(5);
    expect(asked.filter((text) => commits.test(text)).length / count).toBeLessThanOrEqual(2);
    expect(players.map(balanceOf)).toEqual(players.map(() => 100_000n));
  });
});
