import { randomUUID } from 'node:crypto';
import {
  eventually,
  startTestService,
  type FakeClock,
  type TestAnswer,
  type TestService,
} from '#libs/testing';
import { OddsRepository } from '../src/odds/odds.repository.js';
import { OddsService } from '../src/odds/odds.service.js';
import { lotteryService } from '../src/service.js';
import { openDraws } from './support/draws.js';
import { StakeDesk } from './support/stake-desk.js';

const filled = (count: number, digits: number) => Array.from({ length: count }, () => '0'.repeat(digits));
/** Its special prize ends in 45. */
const northern = {
  ...{ DB: ['12345'], G1: filled(1, 5), G2: filled(2, 5), G3: filled(6, 5) },
  ...{ G4: filled(4, 4), G5: filled(6, 4), G6: filled(3, 3), G7: filled(4, 2) },
};

interface Change {
  kind?: string;
  prizeMode?: string;
  playCode?: string;
  playId?: string;
  terms: Record<string, string>;
  version?: number;
  validFrom?: string;
}

interface Item {
  kind: string;
  prizeMode: string;
  playCode: string;
  playId: string;
  terms: Record<string, string>;
  version: number;
  isBySeries: boolean;
  returns: { lowest: string; highest: string } | null;
  band: { lowest: string; highest: string } | null;
  coming: { terms: Record<string, string>; validFrom: string }[];
}

describe('odds of the lottery are changed by two operators', () => {
  let wallet: StakeDesk;
  let lottery: TestService<FakeClock>;

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

  const path = '/wps/v2/ops/lottery/odds';
  const operator = (operatorId: string = randomUUID(), roles = ['operator', 'lottery']) =>
    lottery.as({ kind: 'operator', operatorId, roles, sessionId: 's', since: 0 });
  type Client = ReturnType<typeof operator>;
  const key = () => ({ 'idempotency-key': randomUUID() as string });
  const codeOf = ({ body }: TestAnswer) => body.code ?? 'DONE';
  const idOf = ({ body }: TestAnswer) => (body.value as unknown as { id: string }).id;
  const inSeconds = (seconds: number) => new Date(lottery.clock.now().getTime() + seconds * 1_000);
  const query = <T>(text: string, values: unknown[] = []) => lottery.pool.query<T[]>(text, values);

  const listed = async (gameId: string) =>
    (await operator().get(`${path}?gameId=${gameId}`)).body.value as unknown as {
      list: Item[];
      changes: Record<string, unknown>[];
    };
  const itemOf = async (gameId: string, wanted: Partial<Item>): Promise<Item> =>
    (await listed(gameId)).list.find((item) =>
      Object.entries(wanted).every(([name, value]) => item[name as keyof Item] === value),
    )!;

  const propose = (change: Change, who: Client = operator()): Promise<TestAnswer> =>
    who.put(
      path,
      {
        ...{ kind: 'ODDS', prizeMode: 'Lott', playCode: 'MB', playId: 'DE_DB', version: 1 },
        ...{ reason: 'a new season', ...change },
      },
      key(),
    );
  const approve = (id: string, who: Client = operator()) =>
    who.post(`/wps/v2/ops/approvals/lottery/${id}/approval`, { note: 'as agreed' }, key());
  async function change(wanted: Change): Promise<void> {
    const proposed = await propose(wanted);
    expect(codeOf(proposed)).toBe('DONE');
    expect(codeOf(await approve(idOf(proposed)))).toBe('DONE');
  }

  const open = async (gameCode: string): Promise<string> =>
    (await openDraws((text, values) => lottery.pool.query(text, values), gameCode))[0]!;
  const bet = (
    numero: string,
    playId: string,
    odds: Record<string, string> | undefined,
    { gameId = 'XSMB', prizeMode = 'Lott', bettingContent = '45', total = '1000.00' } = {},
  ) =>
    lottery.as({ kind: 'member', memberId: randomUUID(), accountType: 0, sessionId: 'session' }).post(
      '/lgw/betting',
      {
        ...{ gameId, prizeMode, winStop: false, betCartAmountSum: total },
        contents: [{ playId, bettingContent, singleBetPrice: '1000.00', ...(odds && { odds }) }],
        numeros: [{ numero, multiple: 1 }],
      },
      key(),
    );
  const oddsOf = ({ body }: TestAnswer) =>
    (body.value as unknown as { contents: { odds: Record<string, string> }[] }).contents[0]!.odds;
  const menuOdds = async (gameId: string, playId: string): Promise<Record<string, string>> => {
    const { body } = await lottery.as({ kind: 'guest' }).get(`/lgw/games/${gameId}/play_menu`);
    const [mode] = body.value as unknown as {
      playMenuGroups: { playMenus: { playId: string; odds: Record<string, string> }[] }[];
    }[];
    return mode!.playMenuGroups[0]!.playMenus.find((play) => play.playId === playId)!.odds;
  };

  it('a new database has the odds of every play as rows, each with its exact return and its band', async () => {
    const { list, changes } = await listed('XSMB');
    expect(changes).toEqual([]);
    expect(list.find(({ playId, prizeMode }) => playId === 'LO2' && prizeMode === 'Lott')).toEqual({
      ...{ kind: 'ODDS', prizeMode: 'Lott', playCode: 'MB', playId: 'LO2', isBySeries: false },
      ...{ terms: { WIN: '99.000' }, version: 1, coming: [] },
      returns: { lowest: '99.0000', highest: '99.0000' },
      band: { lowest: '80.0000', highest: '100.0000' },
    });
    const [{ n }] = (await query<{ n: number }>(
      `SELECT count(*)::int AS n FROM lottery_odds WHERE kind = 'ODDS' AND play_group = 'MB' AND prize_mode = 'Lott'`,
    )) as [{ n: number }];
    expect(n).toBe(list.filter(({ kind, prizeMode }) => kind === 'ODDS' && prizeMode === 'Lott').length);
  });

  it('a slip in the second before has the former odds, one of the instant itself the new; each ticket is paid by its own', async () => {
    const numero = await open('XSMB');
    const [first, second] = [randomUUID(), randomUUID()];
    const from = inSeconds(60);
    const proposed = await propose(
      { terms: { WIN: '97.000' }, validFrom: from.toISOString() },
      operator(first),
    );
    const id = idOf(proposed);
    expect(codeOf(await approve(id, operator(first)))).toBe('APPROVAL_SECOND_PERSON');
    expect(codeOf(await approve(id, operator(second)))).toBe('DONE');
    expect(await itemOf('XSMB', { playId: 'DE_DB', prizeMode: 'Lott' })).toMatchObject({
      ...{ terms: { WIN: '98.000' }, version: 2 },
      coming: [{ terms: { WIN: '97.000' }, validFrom: from.toISOString() }],
    });

    lottery.clock.set(new Date(from.getTime() - 1));
    expect(codeOf(await bet(numero, 'DE_DB', { WIN: '97.000' }))).toBe('LOTTERY_ODDS_CHANGED');
    const before = await bet(numero, 'DE_DB', { WIN: '98.000' });
    expect(oddsOf(before)).toEqual({ WIN: '98.000' });

    lottery.clock.set(from);
    expect(await menuOdds('XSMB', 'DE_DB')).toEqual({ WIN: '97.000' });
    const refused = await bet(numero, 'DE_DB', { WIN: '98.000' });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      ...{ code: 'LOTTERY_ODDS_CHANGED' },
      value: { lines: [{ line: 0, play: 'DE_DB', odds: { WIN: '97.000' } }] },
    });
    expect(oddsOf(await bet(numero, 'DE_DB', { WIN: '97' }))).toEqual({ WIN: '97.000' });
    expect(oddsOf(await bet(numero, 'DE_DB', undefined))).toEqual({ WIN: '97.000' });

    await query(
      `INSERT INTO draw_result (game_code, numero, version, result, source, entered_by, drawn_at)
       VALUES ('XSMB', $1, 1, $2, 'OPERATORS', '{o-1,o-2}', now())`,
      [numero, JSON.stringify(northern)],
    );
    await query(`UPDATE draw SET state = 'DRAWN', version = 1 WHERE game_code = 'XSMB' AND numero = $1`, [
      numero,
    ]);
    const payouts = () =>
      query<{ payout: string }>(
        `SELECT payout FROM ticket WHERE game_code = 'XSMB' AND numero = $1 AND state = 'WON' ORDER BY payout`,
        [numero],
      );
    await eventually(payouts, (rows) => rows.length === 3);
    expect((await payouts()).map(({ payout }) => payout)).toEqual(['9700000', '9700000', '9800000']);

    const { changes } = await listed('XSMB');
    expect(changes).toEqual([
      {
        ...{ kind: 'ODDS', prizeMode: 'Lott', playCode: 'MB', playId: 'DE_DB', version: 2 },
        ...{ before: { WIN: '98.000' }, terms: { WIN: '97.000' }, validFrom: from.toISOString() },
        ...{ reason: 'a new season', changedBy: first, approvedBy: second, changedAt: expect.any(String) },
      },
    ]);
    const actions = await query<{ operator_id: string; action: string; details: object }>(
      `SELECT operator_id, action, details FROM operator_action WHERE subject = 'ODDS:Lott:MB:DE_DB'`,
    );
    expect(actions).toEqual([
      {
        ...{ operator_id: first, action: 'CHANGE_ODDS' },
        details: expect.objectContaining({
          before: { play: 'Lott MB DE_DB', odds: 'WIN 98.000', returns: '98.0000–98.0000 %', version: '1' },
          after: expect.objectContaining({ odds: 'WIN 97.000', returns: '97.0000–97.0000 %' }),
          ...{ approval: id, approvedBy: second },
        }),
      },
    ]);
  });

  it('without an instant they begin ten seconds after the approval', async () => {
    const numero = await open('XSMB');
    await change({ playId: 'DE_G1', terms: { WIN: '96.000' } });
    lottery.clock.advance(9_999);
    expect(codeOf(await bet(numero, 'DE_G1', { WIN: '98.000' }))).toBe('DONE');
    lottery.clock.advance(1);
    expect(codeOf(await bet(numero, 'DE_G1', { WIN: '98.000' }))).toBe('LOTTERY_ODDS_CHANGED');
  });

  it('of other modes and plays stay as they are', async () => {
    const numero = await open('HN60');
    await change({ playId: 'CANG3_DB', terms: { WIN: '950.000' } });
    lottery.clock.advance(10_000);
    const other = { gameId: 'HN60', prizeMode: 'Elott', bettingContent: '345' };
    expect(oddsOf(await bet(numero, 'CANG3_DB', { WIN: '960.000' }, other))).toEqual({ WIN: '960.000' });
    expect(await menuOdds('XSMB', 'CANG3_DB')).toEqual({ WIN: '950.000' });
    expect(await menuOdds('XSMB', 'CANG3_DAU')).toEqual({ WIN: '960.000' });
  });

  it('that return more or less than the band are refused with the figure, when proposed and when approved', async () => {
    const dear = await propose({ playId: 'DAU', terms: { WIN: '10.001' } });
    expect(dear.status).toBe(422);
    expect(dear.body).toMatchObject({
      code: 'LOTTERY_RETURN_OUTSIDE_BAND',
      value: {
        ...{ play: 'DAU', lowest: '100.0100', highest: '100.0100' },
        band: { lowest: '80.0000', highest: '100.0000' },
      },
    });
    expect(codeOf(await propose({ playId: 'DAU', terms: { WIN: '7.999' } }))).toBe(
      'LOTTERY_RETURN_OUTSIDE_BAND',
    );
    const waiting = idOf(await propose({ playId: 'DAU', terms: { WIN: '9.7' } }));
    const band = { kind: 'BAND', prizeMode: '*', playId: 'DAU', version: 0 };
    await change({ ...band, terms: { lowest: '90', highest: '96.5' } });
    lottery.clock.advance(10_000);
    expect(await approve(waiting)).toMatchObject({
      body: { code: 'LOTTERY_RETURN_OUTSIDE_BAND', value: { highest: '97.0000' } },
    });
    await change({ playId: 'DAU', terms: { WIN: '9.650' } });
    expect(await itemOf('XSMB', { kind: 'BAND', playId: 'DAU' })).toMatchObject({
      ...{ terms: { lowest: '90.0000', highest: '96.5000' }, version: 1, returns: null },
    });
  });

  it('the series of a group is changed as odds are, and a slip at the former price is refused', async () => {
    const numero = await open('SEN60');
    const series = { kind: 'SERIES', prizeMode: 'Elott', playCode: 'SSC', playId: '*' };
    const terms = { min: '1700', default: '1800', maxBet: '1940', max: '1940' };
    expect(codeOf(await propose({ ...series, terms: { ...terms, max: '2002' } }))).toBe(
      'LOTTERY_TERMS_UNKNOWN',
    );
    const place = (total: string) =>
      bet(
        numero,
        'STRAIGHT3_FIRST',
        { WIN: '900.000' },
        {
          ...{ gameId: 'SEN60', prizeMode: 'Elott', bettingContent: '409', total },
        },
      );
    expect(codeOf(await place('922.00'))).toBe('DONE');
    await change({ ...series, terms });
    lottery.clock.advance(10_000);
    expect(codeOf(await place('922.00'))).toBe('LOTTERY_TOTAL_DIFFERS');
    expect(codeOf(await place('930.00'))).toBe('DONE');
    const { body } = await lottery.as({ kind: 'guest' }).get('/lgw/customers/series?gameId=SEN60');
    expect(body.value).toContainEqual(
      expect.objectContaining({ prizeModeId: 'Elott', maxSeries: 1940, maxBetSeries: 1940 }),
    );
    expect(await itemOf('SEN60', { playId: 'STRAIGHT5', prizeMode: 'Elott' })).toMatchObject({
      ...{ isBySeries: true, terms: { WIN: '90000.000' } },
      returns: { lowest: '97.0000', highest: '97.0000' },
    });
  });

  it('a proposal from an older version, or one that another has overtaken, changes nothing', async () => {
    const wanted = { playId: 'DUOI', terms: { WIN: '9.700' } };
    const [one, other] = [idOf(await propose(wanted)), idOf(await propose(wanted))];
    expect(codeOf(await approve(one))).toBe('DONE');
    expect(codeOf(await approve(other))).toBe('LOTTERY_TERMS_CHANGED');
    expect(codeOf(await propose(wanted))).toBe('LOTTERY_TERMS_CHANGED');
  });

  it.each([
    ['a tier that there is not', { terms: { FIRST: '98.000' } }, 'LOTTERY_TERMS_UNKNOWN'],
    ['more places than odds have', { terms: { WIN: '98.0001' } }, 'LOTTERY_TERMS_UNKNOWN'],
    ['a play that there is not', { playId: 'NOTHING', terms: { WIN: '98' } }, 'LOTTERY_TERMS_UNKNOWN'],
    [
      'odds of a play by series',
      { prizeMode: 'Elott', playCode: 'SSC', playId: 'STRAIGHT5', terms: { WIN: '98' } },
      'LOTTERY_TERMS_UNKNOWN',
    ],
  ])('refuses %s', async (_, wanted: Change, code) => {
    expect(codeOf(await propose(wanted))).toBe(code);
  });

  it('refuses an instant that has passed, when proposed and when approved', async () => {
    const xien = { playId: 'XIEN2', terms: { WIN: '16.500' } };
    expect(codeOf(await propose({ ...xien, validFrom: inSeconds(9).toISOString() }))).toBe(
      'LOTTERY_TERMS_TOO_SOON',
    );
    const id = idOf(await propose({ ...xien, validFrom: inSeconds(10).toISOString() }));
    lottery.clock.advance(1);
    expect(codeOf(await approve(id))).toBe('LOTTERY_TERMS_TOO_SOON');
  });

  it('refuses figures that are none, and operators without the role', async () => {
    for (const terms of [{}, { WIN: 98 }, { WIN: '-1' }, ['98'], '98', null])
      expect((await propose({ terms: terms as never })).status).toBe(400);
    const other = operator(randomUUID(), ['operator', 'rewards']);
    expect((await other.get(`${path}?gameId=XSMB`)).status).toBe(403);
    expect((await propose({ terms: { WIN: '97.5' } }, other)).status).toBe(403);
    expect((await operator().get(`${path}?gameId=NONE`)).status).toBe(404);
  });

  it('another process knows of new odds before they begin', async () => {
    const elsewhere = new OddsService(new OddsRepository(lottery.pool), lottery.clock);
    const oddsElsewhere = async (at: Date) =>
      (await elsewhere.at(at)).find('Lott', { group: 'MB', code: 'LO4' } as never, 'WIN')?.odds;
    expect(await oddsElsewhere(lottery.clock.now())).toBe(8_880_000);
    await change({ playId: 'LO4', terms: { WIN: '9000' } });
    const begin = inSeconds(10);
    await eventually(
      () => oddsElsewhere(begin),
      (odds) => odds === 9_000_000,
    );
    expect(await oddsElsewhere(inSeconds(9))).toBe(8_880_000);
  });

  it('a second start leaves odds as they are', async () => {
    const rows = () =>
      query('SELECT * FROM lottery_odds ORDER BY kind, prize_mode, play_group, play, version');
    const before = await rows();
    await new OddsService(new OddsRepository(lottery.pool), lottery.clock).onModuleInit();
    expect(await rows()).toEqual(before);
  });
});
