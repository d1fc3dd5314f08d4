import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import pg from 'pg';
import { World, type Player } from './support/world.js';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}

/** The tables that grow with the rounds played. */
const bigTables = ['game_round', 'provider_transaction', 'game_session'];

describe('the prepared statements of bets and wins', () => {
  let world: World;
  let owner: pg.Client;
  let player: Player;
  const statements = new Map<string, string>();

  beforeAll(async () => {
    world = await World.start();
    owner = new pg.Client(world.service.database!.ownerUrl);
    await owner.connect();
    player = await world.player({ balance: 1_000_000n });
    const query = jest.spyOn(pg.Client.prototype, 'query') as unknown as jest.Mock;
    const roundId = randomUUID();
    await world.bet(player, randomUUID(), roundId, '1000');
    await world.win(player, randomUUID(), roundId, '2000');
    for (const [statement] of query.mock.calls as { name?: string; text: string }[][])
      if (statement?.name) statements.set(statement.name, statement.text);
    query.mockRestore();
  });
  afterAll(async () => {
    await owner?.end();
    await world?.close();
  });

  async function addSessions(count: number): Promise<void> {
    await owner.query(
      `INSERT INTO game_session (id, launch_id, vassalage, member_id, player_ref, game_id, mode, currency, language, opened_at,
                                 expires_at)
       SELECT gen_random_uuid(), gen_random_uuid(), 'SENG', gen_random_uuid(), 'p' || n, 'seng-dragon-pearl', 'REAL', 'VND', 'vi',
              now(), now() + interval '1 hour'
       FROM generate_series(1, $1) n`,
      [count],
    );
  }

  /** Finished transactions, or ones that the wallet has not answered yet, each of a round of its own. */
  async function addTransactions(count: number, finished: boolean): Promise<void> {
    await owner.query(
      `WITH added AS (
         INSERT INTO provider_transaction (vassalage, transaction_id, kind, status, member_id, mode, currency, round_id, amount,
                                           created_at, next_attempt_at, finished_at)
         SELECT 'SENG', gen_random_uuid(), 'BET', CASE WHEN $2 THEN 'DONE' ELSE 'PENDING' END, $1, 'REAL', 'VND', gen_random_uuid(),
                1000, now(), now(), CASE WHEN $2 THEN now() END
         FROM generate_series(1, $3) RETURNING *)
       INSERT INTO game_round (id, vassalage, round_id, member_id, game_id, game_type, mode, currency, status, stake, payout,
                               valid_bet, bets, settlement, placed_at)
       SELECT gen_random_uuid(), vassalage, round_id, member_id, 'seng-dragon-pearl', 'RNG', mode, currency, 'OPEN', amount, 0, 0, 1,
              '{}', created_at FROM added`,
      [player.memberId, finished, count],
    );
  }

  /** Reads of a big table that no key leads to, each with its statement. */
  async function readsWithoutKey(): Promise<string[]> {
    const found: string[] = [];
    for (const [name, text] of statements) {
      const { rows } = await owner.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`,
      );
      for (const node of nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan))
        if (isReadWithoutKey(node)) found.push(`${name}: ${JSON.stringify(node)}`);
    }
    return found;
  }

  it('are known here', () => {
    expect([...statements.keys()]).toEqual(
      expect.arrayContaining([
        'provider-play-context',
        'provider-transaction-add',
        'provider-transaction-finish',
        'round-add-bets',
        'round-lock',
        'round-save',
      ]),
    );
  });

  it('look up their rows by key while the tables are empty and have no statistics', async () => {
    await owner.query('TRUNCATE game_round, provider_transaction CASCADE');
    expect(await readsWithoutKey()).toEqual([]);
  });

  it('look up their rows by key in analysed tables', async () => {
    await addSessions(2_000);
    await addTransactions(2_000, true);
    await owner.query('ANALYZE');
    expect(await readsWithoutKey()).toEqual([]);
  });

  it('look up their rows by key among thousands that are pending', async () => {
    await addTransactions(5_000, false);
    expect(await readsWithoutKey()).toEqual([]);
    await owner.query('ANALYZE');
    expect(await readsWithoutKey()).toEqual([]);
  });
});

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

function isReadWithoutKey({
  'Node Type': type,
  'Relation Name': table,
  'Index Cond': condition,
}: Plan): boolean {
  if (type === 'ModifyTable' || !bigTables.includes(table ?? '')) return false;
  return !/\b(id|transaction_id|round_id) = /.test(condition ?? '');
}
