import { randomUUID } from 'node:crypto';
import type {
  HistoryResponse,
  RevealResponse,
  SessionResponse,
  StateResponse,
} from '../src/play/dto/play.contract.js';
import { mathModelOf } from '../src/math-model/data/index.js';
import { playRound, payoutOf } from '../src/math-model/engine.js';
import { keepsCommitment, verifiedIntegers } from '../src/outcome/verifier.js';
import type { Mishap } from './support/fake-platform.js';
import { game, GameTable } from './support/game-table.js';

let table: GameTable;
beforeAll(async () => {
  table = await GameTable.open();
});
afterAll(() => table?.close());
afterEach(() => table?.service.pool.query('DELETE FROM round'));

const start = 100_000_000n;
const stake = BigInt(game.stake);

describe('a spin', () => {
  it('takes the stake, decides, pays, and answers with the balance that the platform keeps', async () => {
    const { token, ticket } = await table.openSession();
    const { status, body } = await table.spin(token);
    expect(status).toBe(200);
    expect(body.value.state).toBe('CLOSED');
    expect(BigInt(body.value.balance!)).toBe(start - stake + BigInt(body.value.totalWin));
    expect(table.platform.balanceOf(ticket)).toBe(BigInt(body.value.balance!));
    expect(table.platform.effects.slice(-2)).toEqual([
      `bet ${body.value.roundId}-bet`,
      `win ${body.value.roundId}-win`,
    ]);
    expect(await table.states()).toEqual(['CLOSED']);
  });

  it('closes a losing round with a win of nothing', async () => {
    const { token } = await table.openSession();
    for (;;) {
      const { body } = await table.spin(token);
      if (body.value.totalWin !== '0') continue;
      expect(table.platform.effects.at(-1)).toBe(`win ${body.value.roundId}-win`);
      return;
    }
  });

  it('is one round however often it is sent, also at the same moment', async () => {
    const { token, ticket } = await table.openSession();
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => table.spin(token, id)));
    const last = await table.spin(token, id);
    expect(last.status).toBe(200);
    for (const { status, body } of answers)
      expect(status === 200 ? body.value.roundId : body.code).toBe(
        status === 200 ? last.body.value.roundId : 'PLAY_BET_UNCERTAIN',
      );
    expect(await table.states()).toEqual(['CLOSED']);
    expect(table.platform.balanceOf(ticket)).toBe(start - stake + BigInt(last.body.value.totalWin));
  });

  it('refuses its id with another stake, a stake not offered, and a stranger', async () => {
    const { token } = await table.openSession();
    const id = randomUUID();
    await table.spin(token, id);
    expect((await table.spin(token, id, '2000000')).body.code).toBe('PLAY_SPIN_ID_REUSED');
    expect((await table.spin(token, randomUUID(), '1000001')).body.code).toBe('PLAY_STAKE_NOT_OFFERED');
    expect((await table.spin('x'.repeat(43))).status).toBe(401);
    expect(await table.states()).toEqual(['CLOSED']);
  });

  it('passes on the refusal of the platform, and the refused round leaves the way free', async () => {
    const { token, ticket } = await table.openSession(stake - 1n);
    const id = randomUUID();
    for (const attempt of [id, id]) {
      const { status, body } = await table.spin(token, attempt);
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'INSUFFICIENT_FUNDS' });
    }
    expect(table.platform.balanceOf(ticket)).toBe(stake - 1n);
    expect(await table.states()).toEqual(['REFUSED']);
    expect((await table.spin(token, randomUUID(), '100000')).status).toBe(200);
  });

  it('REG-G36 reveals nothing of the outcome while the bet is not final', async () => {
    const { token } = await table.openSession();
    table.platform.disturb('bet', 'drop-after');
    const { status, body } = await table.spin(token);
    expect({ status, code: body.code, value: body.value }).toEqual({
      status: 503,
      code: 'PLAY_BET_UNCERTAIN',
      value: undefined,
    });
    const rows = await table.service.pool.query<{ result: unknown }[]>('SELECT result FROM round');
    expect(rows).toEqual([{ result: null }]);
    expect((await table.call('POST', '/play/reveal', token, {})).body.code).toBe('PLAY_ROUND_OPEN');
  });

  it('refuses a second round while one is open, and one too soon after the last', async () => {
    const { token } = await table.openSession();
    table.platform.disturb('bet', 'drop-after');
    await table.spin(token);
    expect((await table.spin(token)).body.code).toBe('PLAY_ROUND_OPEN');
    const slow = await GameTable.open({ MINIMUM_ROUND_MS: '1000' });
    try {
      const player = await slow.openSession();
      expect((await slow.spin(player.token)).status).toBe(200);
      const early = await slow.spin(player.token);
      expect({ status: early.status, code: early.body.code }).toEqual({ status: 429, code: 'PLAY_TOO_FAST' });
      slow.service.clock.advance(1000);
      expect((await slow.spin(player.token)).status).toBe(200);
    } finally {
      await slow.close();
    }
  });
});

describe('a line that fails', () => {
  const cases: [string, Mishap][] = [
    ['bet', 'drop-before'],
    ['bet', 'drop-after'],
    ['bet', 'fail-before'],
    ['bet', 'fail-after'],
    ['bet', 'unsigned-after'],
    ['bet', 'another-answer-after'],
    ['bet', 'slow-after'],
    ['win', 'drop-before'],
    ['win', 'drop-after'],
    ['win', 'fail-before'],
    ['win', 'fail-after'],
    ['win', 'unsigned-after'],
    ['win', 'another-answer-after'],
    ['win', 'slow-after'],
  ];

  it.each(cases)(
    'REG-G37 at the %s by %s: the worker finishes the round, nothing twice',
    async (action, mishap) => {
      const { token, ticket } = await table.openSession();
      const effects = table.platform.effects.length;
      table.platform.disturb(action, mishap, mishap);
      const id = randomUUID();
      const first = await table.spin(token, id);
      expect(first.status).toBe(action === 'bet' ? 503 : 200);
      if (action === 'win') expect(first.body.value).toMatchObject({ state: 'ACCEPTED' });
      if (action === 'win') expect(first.body.value.balance).toBeUndefined();
      expect(await table.later(300)).toBe(1);
      expect(await table.later(0)).toBe(0);
      expect(await table.later(30_000)).toBe(1);
      const { body } = await table.spin(token, id);
      expect(body.value.state).toBe('CLOSED');
      expect(table.platform.balanceOf(ticket)).toBe(start - stake + BigInt(body.value.totalWin));
      expect(table.platform.effects.slice(effects)).toEqual([
        `bet ${body.value.roundId}-bet`,
        `win ${body.value.roundId}-win`,
      ]);
      if (action === 'win') expect(body.value.grid).toEqual(first.body.value.grid);
    },
  );

  it.each([
    ['taken', 'drop-after' as const],
    ['not taken', 'drop-before' as const],
  ])(
    'REG-G37 a bet (%s) that stays unknown too long is rolled back, and the round is void',
    async (_, mishap) => {
      const { token, ticket } = await table.openSession();
      table.platform.disturb('bet', mishap, mishap);
      table.platform.disturb('rollback', 'drop-after', 'fail-before');
      const id = randomUUID();
      await table.spin(token, id);
      for (const wait of [60_000, 30_000, 30_000]) await table.later(wait);
      expect(await table.states()).toEqual(['ROLLED_BACK']);
      expect(table.platform.balanceOf(ticket)).toBe(start);
      expect((await table.spin(token, id)).body.code).toBe('PLAY_ROUND_VOID');
      expect((await table.spin(token)).status).toBe(200);
    },
  );

  it('keeps trying a win that the platform refuses, and never loses it', async () => {
    const { token, ticket } = await table.openSession();
    table.platform.refuse('win', 'ROUND_UNKNOWN');
    const { body } = await table.spin(token);
    expect(body.value.state).toBe('ACCEPTED');
    const calls = table.platform.callsOf('win');
    for (const wait of [300, 600, 1200]) await table.later(wait);
    expect(table.platform.callsOf('win')).toBe(calls + 3);
    expect(await table.states()).toEqual(['WIN_SENT']);
    expect(table.platform.balanceOf(ticket)).toBe(start - stake);
  });
});

describe('a player who comes back', () => {
  it('resumes by the token of the session, never by the redeemed ticket', async () => {
    const { token, ticket, opened } = await table.openSession();
    const again = await table.call<SessionResponse>('GET', '/play/session', token);
    expect(again.body.value).toEqual(opened);
    const second = await table.call('POST', '/play/session', undefined, {
      ticket,
      game: game.code,
      lang: 'vi',
    });
    expect({ status: second.status, code: second.body.code }).toEqual({
      status: 403,
      code: 'PLAY_TICKET_REFUSED',
    });
    table.service.clock.advance(3_600_001);
    expect((await table.call('GET', '/play/session', token)).status).toBe(401);
  });

  it('REG-G37 finds the round that was interrupted, until it has been seen', async () => {
    const { token } = await table.openSession();
    const { body: spun } = await table.spin(token);
    const { body } = await table.call<StateResponse>('GET', '/play/state', token);
    expect(body.value.unfinished).toEqual(spun.value);
    expect((await table.call('POST', '/play/seen', token, { roundId: spun.value.roundId })).status).toBe(200);
    const { body: after } = await table.call<StateResponse>('GET', '/play/state', token);
    expect(after.value.unfinished).toBeUndefined();
    const { token: other } = await table.openSession();
    expect((await table.call('POST', '/play/seen', other, { roundId: spun.value.roundId })).status).toBe(404);
  });

  it('REG-G38 recalls the last rounds, and can check them once the seed is shown', async () => {
    const { token, opened } = await table.openSession();
    for (let i = 0; i < 3; i++) await table.spin(token);
    const { body: before } = await table.call<HistoryResponse>('GET', '/play/history', token);
    expect(before.value.rounds.map((round) => round.fairness.nonce)).toEqual([2, 1, 0]);
    expect(before.value.rounds.some((round) => round.serverSeed)).toBe(false);

    const { body: shown } = await table.call<RevealResponse>('POST', '/play/client-seed', token, {
      clientSeed: 'may mắn của tôi',
    });
    expect(shown.value).toMatchObject({ commitment: opened.fairness.commitment, nonces: 3 });
    expect(shown.value.next.commitment).toBe(opened.fairness.nextCommitment);
    expect(shown.value.next).toMatchObject({ clientSeed: 'may mắn của tôi', nonce: 0 });
    const { commitment, mathsDigest } = opened.fairness;
    expect(mathsDigest).toMatch(/^[0-9a-f]{64}$/);
    expect(keepsCommitment(shown.value.serverSeed, commitment, mathsDigest)).toBe(true);

    const { body: after } = await table.call<HistoryResponse>('GET', '/play/history', token);
    const mathModel = mathModelOf(opened.game.mathematicsId);
    expect(after.value.rounds).toHaveLength(3);
    for (const { result, serverSeed, fairness } of after.value.rounds) {
      expect(fairness.mathsDigest).toBe(mathsDigest);
      const outcome = playRound(mathModel, verifiedIntegers({ serverSeed: serverSeed!, ...fairness }));
      expect(outcome.spinGrids.map((spinGrid) => spinGrid.grid)).toEqual([
        result!.grid,
        ...result!.steps.map((step) => step.grid),
      ]);
      expect(payoutOf(mathModel, outcome.units, BigInt(result!.stake)).toString()).toBe(result!.totalWin);
    }
    const pageOf = async (query: string) =>
      (await table.call<HistoryResponse>('GET', `/play/history?${query}`, token)).body.value.rounds;
    const nonces = (rounds: HistoryResponse['rounds']) => rounds.map(({ fairness }) => fairness.nonce);
    expect(nonces(await pageOf(`commitment=${commitment}`))).toEqual([2, 1, 0]);
    const [newest, second] = await pageOf(`commitment=${commitment}`);
    expect(nonces(await pageOf(`commitment=${commitment}&before=${newest!.roundId}`))).toEqual([1, 0]);
    const oldest = await pageOf(`commitment=${commitment}&before=${second!.roundId}`);
    expect(oldest.map(({ serverSeed }) => serverSeed)).toEqual([shown.value.serverSeed]);
    expect(await pageOf(`commitment=${shown.value.next.commitment}`)).toEqual([]);
    const { token: stranger } = await table.openSession();
    const foreign = await table.call<HistoryResponse>(
      'GET',
      `/play/history?commitment=${commitment}`,
      stranger,
    );
    expect(foreign.body.value.rounds).toEqual([]);
    expect((await table.call('GET', '/play/history?commitment=x', token)).status).toBe(400);
    const { body: next } = await table.spin(token);
    expect(next.value.fairness).toMatchObject({
      clientSeed: 'may mắn của tôi',
      nonce: 0,
      commitment: shown.value.next.commitment,
    });
  });
});

describe('the number of a round', () => {
  const historyOf = async (token: string) =>
    (await table.call<HistoryResponse>('GET', '/play/history', token)).body.value.rounds;
  const numbers = (rounds: HistoryResponse['rounds']) =>
    rounds.map(({ state, fairness, unused }) => [state, fairness.nonce, unused ?? false]);

  it('REG-G16 is not taken by a refused bet, which is listed with what it would have paid after the reveal', async () => {
    const { token } = await table.openSession();
    await table.spin(token);
    table.platform.refuse('bet', 'LIMIT_REACHED');
    expect((await table.spin(token)).status).toBe(422);
    const { body: next } = await table.spin(token);
    expect(next.value.fairness.nonce).toBe(1);
    const before = await historyOf(token);
    expect(numbers(before)).toEqual([
      ['CLOSED', 1, false],
      ['REFUSED', 1, true],
      ['CLOSED', 0, false],
    ]);
    expect(before.some(({ unpaid }) => unpaid)).toBe(false);

    const { body: shown } = await table.call<RevealResponse>('POST', '/play/reveal', token, {});
    expect(shown.value.nonces).toBe(2);
    const [, refused] = await historyOf(token);
    const { grid, totalWin, stake: staked } = next.value;
    // The accepted bet had the same number, and so the same outcome: a refusal takes nothing away from the player.
    expect(refused!.unpaid).toMatchObject({ grid, totalWin, stake: staked });
    expect(refused!.unpaid).not.toHaveProperty('state');
  });

  it('is not taken by a bet that is rolled back', async () => {
    const { token } = await table.openSession();
    table.platform.disturb('bet', 'drop-before', 'drop-before');
    await table.spin(token);
    for (const wait of [60_000, 30_000]) await table.later(wait);
    expect((await table.spin(token)).body.value.fairness.nonce).toBe(0);
    expect(numbers(await historyOf(token))).toEqual([
      ['CLOSED', 0, false],
      ['ROLLED_BACK', 0, true],
    ]);
  });

  it('is taken once by a bet whose answer was lost, when its fate is known', async () => {
    const { token } = await table.openSession();
    table.platform.disturb('bet', 'drop-after');
    await table.spin(token);
    expect(numbers(await historyOf(token))).toEqual([['OPEN', 0, true]]);
    await table.later(300);
    expect((await table.spin(token)).body.value.fairness.nonce).toBe(1);
    expect(numbers(await historyOf(token))).toEqual([
      ['CLOSED', 1, false],
      ['CLOSED', 0, false],
    ]);
  });

  it('stays with a round that has taken it before its bet, as rounds did once', async () => {
    const { token } = await table.openSession();
    table.platform.disturb('bet', 'drop-after');
    await table.spin(token);
    await table.service.pool.query('UPDATE round SET nonce = 0');
    await table.service.pool.query(
      `UPDATE seed SET nonces = 1 WHERE (player_state_id, ordinal) IN (SELECT player_state_id, seed_ordinal FROM round)`,
    );
    await table.later(300);
    expect((await table.spin(token)).body.value.fairness.nonce).toBe(1);
    expect(numbers(await historyOf(token)).map(([, nonce]) => nonce)).toEqual([1, 0]);
  });
});
