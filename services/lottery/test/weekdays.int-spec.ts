import { randomUUID } from 'node:crypto';
import { startTestService, type FakeClock, type TestAnswer, type TestService } from '#libs/testing';
import type { CalendarGame } from '../src/schedule/game.js';
import { gameOf } from '../src/schedule/games.js';
import { drawsBetween, hasDraws, withChanges } from '../src/schedule/schedule.rules.js';
import { ScheduleService } from '../src/schedule/schedule.service.js';
import { lotteryService } from '../src/service.js';
import { StakeDesk } from './support/stake-desk.js';

const dayMs = 86_400_000;

describe('SPEC-1.8.11 the weekdays of a station', () => {
  const city = gameOf('XSMN-HCM') as CalendarGame;

  it('hold from the day of their change on, and without one there are no draws', () => {
    // Mondays and Saturdays from 16 November on.
    const from = new Date('2026-11-15T17:00:00.000Z');
    const days = (changes: { validFrom: string; version: number; weekdays: number[] }[]) =>
      drawsBetween(
        withChanges(
          city,
          changes.map((one) => ({ ...one, gameCode: city.code })),
        ),
        from,
        new Date(from.getTime() + 14 * dayMs),
      ).map(({ businessDay }) => businessDay.slice(8));
    expect(days([])).toEqual(['16', '21', '23', '28']);
    expect(days([{ validFrom: '2026-11-21', version: 1, weekdays: [3] }])).toEqual(['16', '25']);
    expect(days([{ validFrom: '2026-11-22', version: 1, weekdays: [] }])).toEqual(['16', '21']);
    expect(
      [from, new Date(from.getTime() + 7 * dayMs)].map((at) =>
        hasDraws(
          withChanges(city, [{ gameCode: city.code, validFrom: '2026-11-22', version: 1, weekdays: [] }]),
          at,
        ),
      ),
    ).toEqual([true, false]);
    expect(
      days([
        { validFrom: '2026-11-22', version: 1, weekdays: [] },
        { validFrom: '2026-11-22', version: 2, weekdays: [0] },
      ]),
    ).toEqual(['16', '21', '22', '29']);
  });
});

describe('weekdays of the lottery are changed by two operators', () => {
  let wallet: StakeDesk;
  let lottery: TestService<FakeClock>;

  beforeAll(async () => {
    wallet = await StakeDesk.start();
    lottery = await startTestService(lotteryService, {
      env: { BEACON: 'none', RESULT_FEEDS: '' },
      peers: { wallet: wallet.url },
    });
  });
  afterAll(async () => {
    await lottery?.close();
    await wallet?.close();
  });

  const path = '/wps/v2/ops/lottery/weekdays';
  const operator = (operatorId: string = randomUUID(), roles = ['operator', 'lottery']) =>
    lottery.as({ kind: 'operator', operatorId, roles, sessionId: 's', since: 0 });
  type Client = ReturnType<typeof operator>;
  const key = () => ({ 'idempotency-key': randomUUID() as string });
  const codeOf = ({ body }: TestAnswer) => body.code ?? 'DONE';
  const idOf = ({ body }: TestAnswer) => (body.value as unknown as { id: string }).id;
  const ahead = (days: number): string =>
    new Date(lottery.clock.now().getTime() + 7 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);
  const propose = (change: object, who: Client = operator()) =>
    who.put(
      path,
      {
        gameId: 'XSMN-HCM',
        weekdays: [3],
        version: 0,
        validFrom: ahead(10),
        reason: 'a new season',
        ...change,
      },
      key(),
    );
  const approve = (id: string, who: Client = operator()) =>
    who.post(`/wps/v2/ops/approvals/lottery/${id}/approval`, { note: 'as agreed' }, key());
  const listed = async () =>
    (await operator().get(path)).body.value as unknown as {
      list: { gameId: string; weekdays: number[]; version: number; coming: object[] }[];
      changes: object[];
    };

  it('the calendar is filled by the new days once the second one has approved, and standing draws stay', async () => {
    const days = async () =>
      (
        await lottery.pool.query<{ day: string }[]>(
          `SELECT business_day::text AS day FROM draw WHERE game_code = 'XSMN-HCM' ORDER BY business_day`,
        )
      ).map(({ day }) => day);
    const standing = await days();
    expect(standing.length).toBeGreaterThan(0);
    const [first, second] = [randomUUID(), randomUUID()];
    const validFrom = ahead(10);
    const id = idOf(await propose({}, operator(first)));
    expect(codeOf(await approve(id, operator(first)))).toBe('APPROVAL_SECOND_PERSON');
    expect(codeOf(await approve(id, operator(second)))).toBe('DONE');
    const { list, changes } = await listed();
    expect(list.find(({ gameId }) => gameId === 'XSMN-HCM')).toMatchObject({
      ...{ weekdays: [1, 6], version: 1, coming: [{ weekdays: [3], validFrom }] },
    });
    expect(changes).toEqual([
      {
        ...{ gameId: 'XSMN-HCM', version: 1, weekdays: [3], validFrom, reason: 'a new season' },
        ...{ changedBy: first, approvedBy: second, changedAt: expect.any(String) },
      },
    ]);
    lottery.clock.advance(21 * dayMs);
    await lottery.app.get(ScheduleService).fillAhead();
    const weekday = (day: string) => new Date(day).getUTCDay();
    const later = (await days()).filter((day) => day >= validFrom);
    expect(later.length).toBeGreaterThan(0);
    expect(later.map(weekday)).toEqual(later.map(() => 3));
    expect((await days()).slice(0, standing.length)).toEqual(standing);
    const actions = await lottery.pool.query(
      `SELECT operator_id, action FROM operator_action WHERE subject = 'XSMN-HCM'`,
    );
    expect(actions).toEqual([{ operator_id: first, action: 'CHANGE_WEEKDAYS' }]);
  });

  it('days with draws on the calendar are not changed, nor games without weekdays', async () => {
    expect(codeOf(await propose({ gameId: 'XSMB', validFrom: ahead(2) }))).toBe('LOTTERY_WEEKDAYS_TOO_SOON');
    for (const gameId of ['THAI', 'SEN60', 'NONE'])
      expect(codeOf(await propose({ gameId }))).toBe('LOTTERY_WEEKDAYS_UNKNOWN');
    expect(codeOf(await propose({ gameId: 'LAO', validFrom: '2031-02-30' }))).toBe(
      'LOTTERY_WEEKDAYS_UNKNOWN',
    );
  });

  it('a game draws only on days of the one whose result it uses', async () => {
    const last = { validFrom: ahead(12), weekdays: [1, 2] };
    expect(codeOf(await propose({ ...last, gameId: 'XSMB' }))).toBe('LOTTERY_WEEKDAYS_FOLLOW');
    const id = idOf(await propose({ ...last, gameId: 'HNTHAI' }));
    expect(codeOf(await approve(id))).toBe('DONE');
    expect(codeOf(await propose({ ...last, gameId: 'XSMB' }))).toBe('DONE');
  });

  it('a proposal from an older version changes nothing, and other roles propose nothing', async () => {
    const [one, other] = [idOf(await propose({ gameId: 'LAO' })), idOf(await propose({ gameId: 'LAO' }))];
    expect(codeOf(await approve(one))).toBe('DONE');
    expect(codeOf(await approve(other))).toBe('LOTTERY_WEEKDAYS_CHANGED');
    const rewards = operator(randomUUID(), ['operator', 'rewards']);
    expect((await rewards.get(path)).status).toBe(403);
    expect((await propose({ gameId: 'LAO' }, rewards)).status).toBe(403);
    for (const weekdays of [[7], [1, 1], ['1'], null])
      expect((await propose({ gameId: 'LAO', weekdays })).status).toBe(400);
  });
});
