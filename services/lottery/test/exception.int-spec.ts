import { randomUUID } from 'node:crypto';
import { drawScheduled, type PayloadOf } from '#libs/events';
import { formatMoney } from '#libs/money';
import { InProcessBus } from '#libs/messaging';
import { eventually, FakeClock, startTestService, type TestAnswer, type TestService } from '#libs/testing';
import { ScheduleService } from '../src/schedule/schedule.service.js';
import { SettlementService } from '../src/settlement/settlement.service.js';
import { lotteryService } from '../src/service.js';
import { daysFrom, minutesAt, timesAt } from '../src/operation/exception.rules.js';
import { gameOf } from '../src/schedule/games.js';
import type { CalendarGame } from '../src/schedule/game.js';
import { StakeDesk } from './support/stake-desk.js';

type Scheduled = PayloadOf<typeof drawScheduled>;

const dayMs = 86_400_000;
const stake = 1_000_000n;
const northern = gameOf('XSMB') as CalendarGame;

describe('days of an exception', () => {
  it('are counted with both ends, and none if they are in the wrong order or do not exist', () => {
    expect(daysFrom('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysFrom('2026-03-01', '2026-02-27')).toEqual([]);
    expect(daysFrom('2026-02-30', '2026-03-01')).toEqual([]);
  });

  it('have their times in the local time of the game', () => {
    const times = timesAt(northern, '2026-11-21', 18 * 60 + 15);
    expect(times).toEqual({
      drawAt: new Date('2026-11-21T11:15:00.000Z'),
      closeAt: new Date('2026-11-21T11:10:00.000Z'),
    });
    expect(minutesAt(northern, '2026-11-21', times.drawAt)).toBe(18 * 60 + 15);
  });
});

describe('exceptions of the calendar', () => {
  const clock = new FakeClock(new Date());
  const bus = new InProcessBus();
  const published: Scheduled[] = [];
  let wallet: StakeDesk;
  let lottery: TestService<FakeClock>;

  beforeAll(async () => {
    bus.observe((message) => {
      if (message.type === drawScheduled.type) published.push(JSON.parse(message.value!) as Scheduled);
    });
    wallet = await StakeDesk.start();
    wallet.balance = 10n ** 15n;
    lottery = await startTestService(lotteryService, {
      ...{ clock, bus, env: { BEACON: 'none', RESULT_FEEDS: '' } },
      peers: { wallet: wallet.url },
    });
  });
  afterAll(async () => {
    await lottery?.close();
    await wallet?.close();
  });

  const operator = (operatorId: string = randomUUID(), roles = ['operator', 'lottery']) =>
    lottery.as({ kind: 'operator', operatorId, roles, sessionId: 's', since: 0 });
  type Client = ReturnType<typeof operator>;
  const key = () => ({ 'idempotency-key': randomUUID() as string });
  const codeOf = ({ body }: TestAnswer) => body.code ?? 'DONE';
  const path = '/wps/v2/ops/lottery/exceptions';

  /** A day so many days ahead. The calendar reaches about a week. */
  const ahead = (days: number): string =>
    new Date(Date.now() + northern.zoneMinutes * 60_000 + days * dayMs).toISOString().slice(0, 10);
  const numeroOf = (day: string) => day.replaceAll('-', '');
  const add = (change: object, who: Client = operator()) =>
    who.put(path, { gameIds: ['XSMB'], kind: 'SKIP', reason: 'a typhoon', ...change }, key());
  const on = (day: string) => ({ from: day, to: day });
  const answerOf = ({ body }: TestAnswer) =>
    body.value as unknown as { atOnce: number; waiting: number; approval: string };
  const approve = (id: string, who: Client = operator()) =>
    who.post(`/wps/v2/ops/approvals/lottery/${id}/approval`, { note: 'as agreed' }, key());
  const drawOf = async (gameCode: string, day: string) => {
    const [row] = await lottery.pool.query<{ state: string; close_at: Date; draw_at: Date }[]>(
      'SELECT state, close_at, draw_at FROM draw WHERE game_code = $1 AND numero = $2',
      [gameCode, numeroOf(day)],
    );
    return row;
  };
  const exceptionsOn = (day: string) =>
    lottery.pool.query(
      `SELECT game_code, kind, draw_minutes FROM draw_exception WHERE business_day = $1 ORDER BY game_code`,
      [day],
    );
  const calendarOf = async (gameId: string, day: string) => {
    const { body } = await lottery.as({ kind: 'guest' }).get('/lgw/numeros/calendar');
    const list = body.value as unknown as { gameId: string; businessDay: string; drawAt: string }[];
    return list.find((draw) => draw.gameId === gameId && draw.businessDay === day);
  };
  const bet = async (gameId: string, day: string, playId: string, bettingContent: string) => {
    const answer = await lottery
      .as({ kind: 'member', memberId: randomUUID(), accountType: 0, sessionId: 'session' })
      .post(
        '/lgw/betting',
        {
          ...{ gameId, prizeMode: 'Lott', winStop: false, betCartAmountSum: formatMoney(stake) },
          contents: [{ playId, bettingContent, singleBetPrice: formatMoney(stake) }],
          numeros: [{ numero: numeroOf(day), multiple: 1 }],
        },
        key(),
      );
    expect(codeOf(answer)).toBe('DONE');
  };

  it('a day whose draw does not stand yet differs at once, with the games that use its result', async () => {
    const day = ahead(20);
    expect(answerOf(await add(on(day)))).toEqual({ atOnce: 2, waiting: 0, approval: null });
    expect(await exceptionsOn(day)).toEqual([
      { game_code: 'HNTHAI', kind: 'SKIP', draw_minutes: null },
      { game_code: 'XSMB', kind: 'SKIP', draw_minutes: null },
    ]);
    expect(codeOf(await add(on(day)))).toBe('LOTTERY_EXCEPTION_EMPTY');
    const back = { ...on(day), kind: 'EXTRA', drawMinutes: 18 * 60 + 15 };
    expect(answerOf(await add(back))).toMatchObject({ atOnce: 2, waiting: 0 });
  });

  describe('of a game with several draws a day', () => {
    const lotto = { gameIds: ['LOTTO535'] };
    const statesOn = (day: string) =>
      lottery.pool.query<{ numero: string; state: string }[]>(
        `SELECT numero, state FROM draw WHERE game_code = 'LOTTO535' AND business_day = $1 ORDER BY numero`,
        [day],
      );

    it('leaves out all draws of a day that has none yet, at once', async () => {
      const day = ahead(21);
      expect(answerOf(await add({ ...on(day), ...lotto }))).toEqual({
        ...{ atOnce: 1, waiting: 0, approval: null },
      });
      expect(await exceptionsOn(day)).toEqual([{ game_code: 'LOTTO535', kind: 'SKIP', draw_minutes: null }]);
    });

    it('voids all draws of a day that take bets when another operator approves', async () => {
      const day = ahead(3);
      expect((await statesOn(day)).map(({ state }) => state)).toEqual(['PENDING', 'PENDING']);
      const { waiting, approval } = answerOf(await add({ ...on(day), ...lotto }));
      expect(waiting).toBe(1);
      expect(codeOf(await approve(approval))).toBe('DONE');
      expect((await statesOn(day)).map(({ state }) => state)).toEqual(['VOID', 'VOID']);
      expect(await exceptionsOn(day)).toEqual([{ game_code: 'LOTTO535', kind: 'SKIP', draw_minutes: null }]);
      expect(codeOf(await add({ ...on(day), ...lotto }))).toBe('LOTTERY_EXCEPTION_EMPTY');
    });

    it('refuses another time', async () => {
      const moved = { ...on(ahead(4)), ...lotto, kind: 'MOVE', drawMinutes: 600 };
      expect(codeOf(await add(moved))).toBe('LOTTERY_EXCEPTION_INVALID');
    });
  });

  it('without a draw that stands: void by the second operator, as is the one that follows, and stakes go back', async () => {
    const day = ahead(2);
    await bet('XSMB', day, 'DE_DB', '27');
    const [first, second] = [randomUUID(), randomUUID()];
    const { waiting, approval } = answerOf(await add(on(day), operator(first)));
    expect(waiting).toBe(2);
    expect(await exceptionsOn(day)).toEqual([]);
    expect(codeOf(await approve(approval, operator(first)))).toBe('APPROVAL_SECOND_PERSON');
    expect(await drawOf('XSMB', day)).toMatchObject({ state: 'PENDING' });
    expect(codeOf(await approve(approval, operator(second)))).toBe('DONE');
    for (const game of ['XSMB', 'HNTHAI']) {
      expect(await drawOf(game, day)).toMatchObject({ state: 'VOID' });
      const actions = await lottery.pool.query(
        'SELECT operator_id, action, details FROM operator_action WHERE subject = $1',
        [`${game}/${day}`],
      );
      expect(actions).toEqual([
        {
          ...{ operator_id: first, action: 'CALENDAR_EXCEPTION' },
          details: { kind: 'SKIP', drawMinutes: null, reason: 'a typhoon', approval, approvedBy: second },
        },
      ]);
    }
    expect(await calendarOf('XSMB', day)).toBeUndefined();
    await lottery.app.get(SettlementService).settleDrawn();
    const tickets = await eventually(
      () =>
        lottery.pool.query<object[]>(
          `SELECT ticket.state, ticket.reason, payment.amount FROM ticket
             JOIN ticket_payment payment ON payment.ticket_id = ticket.id
            WHERE game_code = 'XSMB' AND numero = $1`,
          [numeroOf(day)],
        ),
      (rows) => rows.length > 0,
    );
    expect(tickets).toEqual([{ state: 'VOID', reason: 'DRAW_VOID', amount: String(stake) }]);
  });

  it('at another time: moves by the second operator with the one that follows, tickets stand, and it is published again', async () => {
    const day = ahead(3);
    await bet('XSMB', day, 'DE_DB', '27');
    const drawMinutes = 20 * 60;
    const { approval } = answerOf(await add({ ...on(day), kind: 'MOVE', drawMinutes }));
    const before = await drawOf('XSMB', day);
    published.length = 0;
    expect(codeOf(await approve(approval))).toBe('DONE');
    const drawAt = new Date(before!.draw_at.getTime() + 105 * 60_000);
    expect(await drawOf('XSMB', day)).toEqual({
      ...{ state: 'PENDING', draw_at: drawAt, close_at: new Date(drawAt.getTime() - 5 * 60_000) },
    });
    expect(await drawOf('HNTHAI', day)).toEqual({
      ...{ state: 'PENDING', draw_at: drawAt, close_at: new Date(drawAt.getTime() - 10 * 60_000) },
    });
    expect(await calendarOf('XSMB', day)).toMatchObject({ drawAt: drawAt.toISOString() });
    const [ticket] = await lottery.pool.query(
      `SELECT state FROM ticket WHERE game_code = 'XSMB' AND numero = $1`,
      [numeroOf(day)],
    );
    expect(ticket).toEqual({ state: 'OPEN' });
    await eventually(
      () => published.map(({ gameCode, drawAt: at }) => `${gameCode} ${at}`).toSorted(),
      (list) => list.join() === ['HNTHAI', 'XSMB'].map((code) => `${code} ${drawAt.toISOString()}`).join(),
    );
    published.length = 0;
    await lottery.app.get(ScheduleService).fillAhead();
    expect(await drawOf('XSMB', day)).toMatchObject({ draw_at: drawAt });
  });

  it('a draw that has closed does not move, nor one to a time before it takes bets', async () => {
    const day = ahead(4);
    const to = { ...on(day), kind: 'MOVE', drawMinutes: 17 * 60 };
    const { approval } = answerOf(await add(to));
    const set = (change: string) =>
      lottery.pool.query(`UPDATE draw SET ${change} WHERE game_code = 'XSMB' AND numero = $1`, [
        numeroOf(day),
      ]);
    await set(`open_at = close_at - interval '1 minute'`);
    expect(codeOf(await add(to))).toBe('LOTTERY_EXCEPTION_PAST');
    expect(codeOf(await approve(approval))).toBe('LOTTERY_EXCEPTION_PAST');
    await set(`open_at = now() - interval '1 hour', close_at = now() - interval '1 second'`);
    expect(codeOf(await add(to))).toBe('LOTTERY_EXCEPTION_TOO_LATE');
    expect(codeOf(await approve(approval))).toBe('LOTTERY_EXCEPTION_TOO_LATE');
    expect(await drawOf('HNTHAI', day)).toMatchObject({ state: 'PENDING' });
    expect(await exceptionsOn(day)).toEqual([]);
  });

  it('a proposal changes nothing once one of its draws has moved or has a result', async () => {
    const day = ahead(5);
    const [skip, move] = [
      answerOf(await add(on(day))).approval,
      answerOf(await add({ ...on(day), kind: 'MOVE', drawMinutes: 19 * 60 })).approval,
    ];
    expect(codeOf(await approve(move))).toBe('DONE');
    expect(codeOf(await approve(skip))).toBe('LOTTERY_EXCEPTION_CHANGED');
    expect(await drawOf('XSMB', day)).toMatchObject({ state: 'PENDING' });
  });

  it('a game that uses the result of another does not move alone, but may be skipped', async () => {
    const day = ahead(21);
    const alone = { ...on(day), gameIds: ['HNTHAI'] };
    expect(codeOf(await add({ ...alone, kind: 'MOVE', drawMinutes: 19 * 60 }))).toBe(
      'LOTTERY_EXCEPTION_FOLLOWS',
    );
    expect(answerOf(await add(alone))).toMatchObject({ atOnce: 1 });
    const own = { ...on(day), gameIds: ['SEN60'] };
    expect(codeOf(await add(own))).toBe('NOT_FOUND');
  });

  it('a range of days and stations is one order: each day that draws, at once or by one proposal', async () => {
    const gameIds = ['XSMN-HCM', 'XSMN-TG', 'XSMT-DNG'];
    const draws = async (from: string, to: string): Promise<number> => {
      const [row] = await lottery.pool.query<{ n: number }[]>(
        `SELECT count(*)::int AS n FROM draw WHERE game_code = ANY($1) AND business_day BETWEEN $2 AND $3`,
        [gameIds, from, to],
      );
      return row!.n;
    };
    const [from, to] = [ahead(1), ahead(14)];
    // In two weeks five stations' weekdays, twice.
    const standing = await draws(from, to);
    const preview = await operator().post(`${path}/preview`, { gameIds, from, to, kind: 'SKIP' });
    expect(preview.body.value).toEqual({ atOnce: 10 - standing, waiting: standing });
    expect(await exceptionsOn(to)).toEqual([]);
    const { atOnce, waiting, approval } = answerOf(await add({ gameIds, from, to }));
    expect({ waiting, all: atOnce + waiting }).toEqual({ waiting: standing, all: 10 });
    expect(codeOf(await approve(approval))).toBe('DONE');
    const [left] = await lottery.pool.query(
      `SELECT count(*)::int AS n FROM draw
        WHERE game_code = ANY($1) AND business_day BETWEEN $2 AND $3 AND state <> 'VOID'`,
      [gameIds, from, to],
    );
    expect(left).toEqual({ n: 0 });
    await lottery.app.get(ScheduleService).fillAhead();
    expect(await draws(from, to)).toBe(standing);
  });

  it('refuses what is no range or no time, other roles, and games that have no calendar', async () => {
    const day = ahead(22);
    expect(codeOf(await add({ from: day, to: ahead(21) }))).toBe('LOTTERY_EXCEPTION_INVALID');
    expect(codeOf(await add({ from: day, to: ahead(60) }))).toBe('LOTTERY_EXCEPTION_INVALID');
    expect(codeOf(await add({ ...on(day), kind: 'MOVE' }))).toBe('LOTTERY_EXCEPTION_INVALID');
    expect(codeOf(await add({ ...on(day), drawMinutes: 60 }))).toBe('LOTTERY_EXCEPTION_INVALID');
    expect((await add({ ...on(day), gameIds: [] })).status).toBe(400);
    const other = operator(randomUUID(), ['operator', 'rewards']);
    expect((await add(on(day), other)).status).toBe(403);
  });
});
