import { randomUUID } from 'node:crypto';
import { formatMoney } from '#libs/money';
import { startTestService, type FakeClock, type TestAnswer, type TestService } from '#libs/testing';
import { lotteryService } from '../src/service.js';
import { openDraws } from './support/draws.js';
import { StakeDesk } from './support/stake-desk.js';

/** A stake at which one bet of three digits can cost 0.48 of what the number may. */
const half = 500_000_000n;

type Line = [play: string, content: string];

describe('what a draw can cost', () => {
  let wallet: StakeDesk;
  let lottery: TestService<FakeClock>;
  let numero: string;

  beforeAll(async () => {
    wallet = await StakeDesk.start();
    wallet.balance = 10n ** 15n;
    lottery = await startTestService(lotteryService, {
      env: { BEACON: 'none', RESULT_FEEDS: '' },
      peers: { wallet: wallet.url },
    });
  });

  afterAll(async () => {
    await lottery?.close();
    await wallet?.close();
  });

  beforeEach(async () => {
    [numero = ''] = await openDraws((text, values) => lottery.pool.query(text, values), 'XSMB');
  });

  const as = (memberId: string, accountType: 0 | 4 = 0) =>
    lottery.as({ kind: 'member', memberId, accountType, sessionId: 'session' });

  /** Each content is one line, or all of them are so many. */
  const bet = (
    contents: Line[],
    { memberId = randomUUID(), stake = half, accountType = 0 as 0 | 4, lines = contents.length } = {},
  ): Promise<TestAnswer> =>
    as(memberId, accountType).post(
      '/lgw/betting',
      {
        ...{ gameId: 'XSMB', prizeMode: 'Lott', winStop: false },
        betCartAmountSum: formatMoney(stake * BigInt(lines)),
        contents: contents.map(([playId, bettingContent]) => ({
          ...{ playId, bettingContent, singleBetPrice: formatMoney(stake) },
        })),
        numeros: [{ numero, multiple: 1 }],
      },
      { 'idempotency-key': randomUUID() },
    );
  const amountsOf = async (book: string): Promise<Record<string, string>> => {
    const rows = await lottery.pool.query<{ cell: string; amount: string }[]>(
      `SELECT cell, amount FROM draw_exposure WHERE game_code = 'XSMB' AND numero = $1 AND book = $2 ORDER BY cell`,
      [numero, book],
    );
    return Object.fromEntries(rows.map(({ cell, amount }) => [cell, amount]));
  };

  it('a full number takes no more bets however it is written, and the refusal says which and how much is left', async () => {
    for (const content of ['123', '1_2_3']) {
      const { status } = await bet([['CANG3_DB', content]]);
      expect(status).toBe(200);
    }
    const written: [content: string, lines: number][] = [
      ['123', 1],
      ['1_2_3', 1],
      ['1_2_#', 10],
      ['122,123', 2],
    ];
    for (const [content, lines] of written) {
      const { status, body } = await bet([['CANG3_DB', content]], { lines });
      expect([content, status, body.code]).toEqual([content, 422, 'LOTTERY_LIMIT_REACHED']);
      expect(body.value).toMatchObject({
        ...{ numero, limit: 'NUMBER', line: 0, play: 'CANG3_DB', pick: '123', left: '400000000.00' },
        unitStakeLeft: '416666.66',
      });
    }
    expect((await bet([['CANG3_DB', '124']])).status).toBe(200);
    expect((await bet([['CANG3_DB', '123']], { stake: 41_666_600n })).status).toBe(200);
  });

  it('play money closes no number, and counts for its member apart from real money', async () => {
    for (let guest = 0; guest < 4; guest++) {
      const { status } = await bet([['CANG3_DB', '456']], { accountType: 4 });
      expect(status).toBe(200);
    }
    expect((await bet([['CANG3_DB', '456']])).status).toBe(200);
    expect((await amountsOf('REAL'))['number:MB.CANG3_DB.456']).toBe(String(half * 960n));
    const ofGuests = Object.keys(await amountsOf('PLAY'));
    expect(ofGuests.filter((cell) => !/^(member|win):/.test(cell))).toEqual([]);
    const guest = randomUUID();
    expect((await bet([['CANG3_DB', '456']], { accountType: 4, memberId: guest })).status).toBe(200);
    const { body } = await bet([['CANG3_DB', '789']], { accountType: 4, memberId: guest });
    expect(body).toMatchObject({ code: 'LOTTERY_LIMIT_REACHED', value: { limit: 'WIN' } });
  });

  it('a member wins no more in a draw than the limit, by however many tickets', async () => {
    const memberId = randomUUID();
    expect((await bet([['CANG3_DB', '001']], { memberId })).status).toBe(200);
    const { status, body } = await bet([['DE_DB', '05']], { memberId });
    expect([status, body.code]).toEqual([422, 'LOTTERY_LIMIT_REACHED']);
    expect(body.value).toMatchObject({ limit: 'WIN', left: '200000000.00' });
    expect((await bet([['DE_DB', '05']], { memberId, stake: 204_000_000n })).status).toBe(200);
    expect((await bet([['DE_DB', '05']])).status).toBe(200);
  });

  it('combinations are bounded together, and a cancelled ticket makes room again', async () => {
    const stake = 1_400_000_000n;
    const memberId = randomUUID();
    const placed = await bet([['XIEN4', '01,02,03,04']], { memberId, stake });
    expect(placed.status).toBe(200);
    for (let at = 0; at < 3; at++)
      expect((await bet([['XIEN4', `1${at},20,21,22`]], { stake })).status).toBe(200);
    const refused = await bet([['XIEN4', '40,41,42,43']], { stake });
    expect(refused.body.value).toMatchObject({ limit: 'WORST', line: 0, play: 'XIEN4' });
    const { tickets } = placed.body.value as unknown as { tickets: { id: string }[] };
    const { status } = await as(memberId).put('/lgw/orders/suborders/cancel', {
      ids: tickets.map(({ id }) => id),
    });
    expect(status).toBe(200);
    expect((await bet([['XIEN4', '40,41,42,43']], { stake })).status).toBe(200);
    expect((await amountsOf('REAL'))[`win:${memberId}`]).toBe('0');
  });

  describe('a number that an operator holds', () => {
    const operator = () =>
      lottery.as({ kind: 'operator', operatorId: 'o-1', roles: ['lottery'], sessionId: 'o-1' });
    const hold = (play: string, pick: string, change: object = {}): Promise<TestAnswer> =>
      operator().put(`/wps/v2/ops/lottery/games/XSMB/plays/${play}/held-numbers`, {
        ...{ pick, isHeld: true, reason: 'too popular' },
        ...change,
      });

    it('takes no more bets in its draw, in whatever form, until it is released', async () => {
      expect((await hold('CANG3_DB', '1_2_3', { numero })).status).toBe(200);
      const written: [content: string, lines: number][] = [
        ['123', 1],
        ['1_#_#', 100],
        ['#_#_#', 1000],
      ];
      for (const [content, lines] of written) {
        const { body } = await bet([['CANG3_DB', content]], { lines, stake: 100_000n });
        expect(body.value).toMatchObject({ limit: 'HELD', numero, line: 0, play: 'CANG3_DB', pick: '123' });
      }
      expect((await bet([['CANG3_DB', '124']])).status).toBe(200);
      expect((await hold('CANG3_DB', '123', { numero, isHeld: false })).status).toBe(200);
      expect((await bet([['CANG3_DB', '123']])).status).toBe(200);
    });

    it('takes none in any draw, is listed, and the actions say who held it and why', async () => {
      expect((await hold('XIEN2', '02,01')).status).toBe(200);
      expect((await bet([['XIEN2', '01,02,03']], { lines: 3 })).body.value).toMatchObject({
        ...{ limit: 'HELD', pick: '01-02', left: '0.00' },
      });
      expect((await bet([['XIEN2', '01,03']])).status).toBe(200);
      const listed = await operator().get('/wps/v2/ops/lottery/games/XSMB/held-numbers');
      expect(listed.body.value).toContainEqual(
        expect.objectContaining({ play: 'XIEN2', pick: '01-02', numero: null, heldBy: 'o-1' }),
      );
      expect((await hold('XIEN2', '01,02', { isHeld: false })).status).toBe(200);
      expect((await hold('XIEN2', '01,02', { isHeld: false })).status).toBe(404);
      const actions = await operator().get('/wps/v2/ops/lottery/actions');
      for (const action of ['HOLD_NUMBER', 'RELEASE_NUMBER'])
        expect(actions.body.value).toContainEqual(
          expect.objectContaining({ action, operatorId: 'o-1', subject: 'XSMB/XIEN2/01-02' }),
        );
    });

    it('is seen before it fills: operators get the sums of all open draws that are nearest to their limits', async () => {
      expect((await bet([['CANG3_DB', '555']])).status).toBe(200);
      const { body } = await operator().get('/wps/v2/ops/lottery/exposure');
      expect(body.value).toContainEqual({
        ...{ gameId: 'XSMB', numero, cell: 'number:MB.CANG3_DB.555' },
        ...{ amount: formatMoney(half * 960n), limit: '10000000000.00' },
      });
      const shares = (body.value as unknown as { amount: string; limit: string }[]).map(
        ({ amount, limit }) => Number(amount) / Number(limit),
      );
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    });

    it('is one number of a play that exists, and only operators of the lottery hold it', async () => {
      expect((await hold('CANG3_DB', '1_2_#')).body.code).toBe('LOTTERY_SELECTION_INVALID');
      expect((await hold('NONE', '123')).status).toBe(404);
      const path = '/wps/v2/ops/lottery/games/XSMB/plays/CANG3_DB/held-numbers';
      const body = { pick: '123', isHeld: true, reason: 'too popular' };
      const others = [
        as(randomUUID()),
        lottery.as({ kind: 'operator', operatorId: 'o-2', roles: ['rewards'], sessionId: 'o-2' }),
      ];
      for (const other of others) expect((await other.put(path, body)).status).toBe(403);
      for (const list of ['/games/XSMB/held-numbers', '/exposure'])
        for (const other of others) expect((await other.get(`/wps/v2/ops/lottery${list}`)).status).toBe(403);
    });
  });
});
