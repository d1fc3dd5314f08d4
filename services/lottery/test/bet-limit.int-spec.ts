import { randomUUID } from 'node:crypto';
import { gameDefinitionOf } from '#libs/lottery-engine';
import { formatMoney } from '#libs/money';
import {
  eventually,
  startTestService,
  type FakeClock,
  type TestAnswer,
  type TestService,
} from '#libs/testing';
import { faultAfter, limitKinds, limitsOf, type Limit, type LimitKind } from '../src/play/limit.rules.js';
import { LimitRepository } from '../src/play/limit.repository.js';
import { LimitService } from '../src/play/limit.service.js';
import { lotteryService } from '../src/service.js';
import { openDraws } from './support/draws.js';
import { initialLimits } from './support/limits.js';
import { StakeDesk } from './support/stake-desk.js';

const initial: Limit[] = limitKinds.map((kind) => ({
  ...{ scope: '*', kind, amount: initialLimits[kind], version: 1 },
}));

describe('limits of bets', () => {
  it('a game follows the limit of every game where it has none of its own', () => {
    const own: Limit = { scope: 'XSMB', kind: 'ORDER', amount: 5n, version: 1 };
    expect(limitsOf([...initial, own], 'XSMB')).toEqual({ ...initialLimits, ORDER: 5n });
    expect(limitsOf([...initial, { ...own, amount: null, version: 2 }], 'XSMB')).toEqual(initialLimits);
    expect(limitsOf([...initial, own], 'LAO')).toEqual(initialLimits);
  });

  it('a change of every game is checked with what each game has of its own', () => {
    const own: Limit = { scope: 'XSMB', kind: 'STAKE_MIN', amount: 50_000n, version: 1 };
    const change = { scope: '*', kind: 'STAKE_MAX' as const, amount: 20_000n };
    expect(faultAfter(initial, change)).toBeUndefined();
    expect(faultAfter([...initial, own], change)).toEqual({ scope: 'XSMB', fault: 'STAKE' });
    const most = initialLimits.NUMBER + initialLimits.WORST;
    expect(faultAfter(initial, { scope: '*', kind: 'WIN', amount: most })).toBeUndefined();
    expect(faultAfter(initial, { scope: 'LAO', kind: 'WIN', amount: most + 1n })).toEqual({
      ...{ scope: 'LAO', fault: 'WIN' },
    });
  });
});

describe('limits of bets are changed by two operators', () => {
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

  const operator = (operatorId: string = randomUUID(), roles = ['operator', 'lottery']) =>
    lottery.as({ kind: 'operator', operatorId, roles, sessionId: 's', since: 0 });
  type Client = ReturnType<typeof operator>;
  const key = () => ({ 'idempotency-key': randomUUID() as string });
  const codeOf = ({ body }: TestAnswer) => body.code ?? 'DONE';
  const idOf = ({ body }: TestAnswer) => (body.value as unknown as { id: string }).id;
  const path = '/wps/v2/ops/lottery/limits';

  interface Listed {
    list: { scope: string; kind: string; amount: string | null; version: number }[];
    changes: { scope: string }[];
  }
  const listed = async (): Promise<Listed> => (await operator().get(path)).body.value as unknown as Listed;
  const changesOf = async (game: string) => (await listed()).changes.filter(({ scope }) => scope === game);
  const versionOf = async (scope: string, kind: string): Promise<number> =>
    (await listed()).list.find((one) => one.scope === scope && one.kind === kind)?.version ?? 0;
  const propose = async (
    scope: string,
    kind: LimitKind,
    amount: bigint | null,
    { who = operator(), version }: { who?: Client; version?: number } = {},
  ): Promise<TestAnswer> =>
    who.put(
      path,
      {
        ...{ scope, kind, amount: amount === null ? null : formatMoney(amount), reason: 'a new season' },
        version: version ?? (await versionOf(scope, kind)),
      },
      key(),
    );
  const approve = (id: string, who: Client = operator()) =>
    who.post(`/wps/v2/ops/approvals/lottery/${id}/approval`, { note: 'as agreed' }, key());
  async function change(scope: string, kind: LimitKind, amount: bigint | null): Promise<void> {
    const id = idOf(await propose(scope, kind, amount));
    expect(codeOf(await approve(id))).toBe('DONE');
  }

  const bet = (gameId: string, numero: string, playId: string, content: string, stake: bigint) =>
    lottery.as({ kind: 'member', memberId: randomUUID(), accountType: 0, sessionId: 'session' }).post(
      '/lgw/betting',
      {
        ...{ gameId, prizeMode: gameDefinitionOf(gameId)!.prizeModes[0], winStop: false },
        betCartAmountSum: formatMoney(stake),
        contents: [{ playId, bettingContent: content, singleBetPrice: formatMoney(stake) }],
        numeros: [{ numero, multiple: 1 }],
      },
      key(),
    );
  const open = async (gameCode: string): Promise<string> =>
    (await openDraws((text, values) => lottery.pool.query(text, values), gameCode))[0]!;

  it('a new database has the initial limits for every game, and players see them', async () => {
    const { list } = await listed();
    const ofEveryGame = list.filter(({ scope }) => scope === '*');
    expect(Object.fromEntries(ofEveryGame.map(({ kind, amount }) => [kind, amount]))).toEqual(
      Object.fromEntries(limitKinds.map((kind) => [kind, formatMoney(initialLimits[kind])])),
    );
    const { body } = await lottery.as({ kind: 'guest' }).get('/lgw/games/KHPOSTS/setting');
    expect(Number((body.value as unknown as { orderAmountMax: number | string }).orderAmountMax)).toBe(
      Number(formatMoney(initialLimits.ORDER)),
    );
  });

  it('the second one makes it hold, at once in this process, with its history and the record of it', async () => {
    const numero = await open('XSMB');
    const stake = 1_000_000n;
    expect(codeOf(await bet('XSMB', numero, 'DE_DB', '27', stake))).toBe('DONE');
    const [first, second] = [randomUUID(), randomUUID()];
    const id = idOf(await propose('XSMB', 'STAKE_MAX', stake - 100n, { who: operator(first) }));
    expect(codeOf(await bet('XSMB', numero, 'DE_DB', '27', stake))).toBe('DONE');
    expect(codeOf(await approve(id, operator(first)))).toBe('APPROVAL_SECOND_PERSON');
    expect(codeOf(await approve(id, operator(second)))).toBe('DONE');
    expect(codeOf(await bet('XSMB', numero, 'DE_DB', '27', stake))).toBe('LOTTERY_STAKE_OUT_OF_RANGE');
    expect(codeOf(await bet('XSMB', numero, 'DE_DB', '27', stake - 100n))).toBe('DONE');
    const tickets = await lottery.pool.query(
      `SELECT state FROM ticket WHERE game_code = 'XSMB' AND numero = $1`,
      [numero],
    );
    expect(tickets).toHaveLength(3);
    expect(await changesOf('XSMB')).toEqual([
      {
        ...{ scope: 'XSMB', kind: 'STAKE_MAX', before: null, amount: formatMoney(stake - 100n), version: 1 },
        ...{ reason: 'a new season', changedBy: first, approvedBy: second, changedAt: expect.any(String) },
      },
    ]);
    const actions = await lottery.pool.query<{ operator_id: string; action: string; details: object }[]>(
      'SELECT operator_id, action, details FROM operator_action WHERE subject = $1',
      ['XSMB:STAKE_MAX'],
    );
    expect(actions).toEqual([
      {
        ...{ operator_id: first, action: 'CHANGE_LIMIT' },
        details: {
          ...{ before: 'FOLLOWED', after: formatMoney(stake - 100n), reason: 'a new season' },
          ...{ approval: id, approvedBy: second },
        },
      },
    ]);
  });

  it('holds for the game alone, and the game follows every other again', async () => {
    const kind = 'ORDER' as const;
    await change('LAO', kind, 1_000_000n);
    const setting = async (game: string) =>
      (await lottery.as({ kind: 'guest' }).get(`/lgw/games/${game}/setting`)).body.value as unknown as {
        orderAmountMax: number | string;
      };
    expect(Number((await setting('LAO')).orderAmountMax)).toBe(10_000);
    expect(Number((await setting('THAI')).orderAmountMax)).toBe(1_000_000_000);
    await change('LAO', kind, null);
    expect(Number((await setting('LAO')).orderAmountMax)).toBe(1_000_000_000);
    expect(await changesOf('LAO')).toContainEqual(
      expect.objectContaining({ version: 2, before: '10000.00', amount: null }),
    );
    expect(codeOf(await propose('LAO', kind, null))).toBe('LOTTERY_LIMIT_UNKNOWN');
  });

  it('bets on a number that stand are kept when its cap falls below them', async () => {
    const numero = await open('MAX3D');
    const stake = 1_000_000n;
    expect(codeOf(await bet('MAX3D', numero, 'MAX3D', '123', stake))).toBe('DONE');
    await change('MAX3D', 'WIN', 1_000n);
    await change('MAX3D', 'NUMBER', 1_000n);
    expect((await bet('MAX3D', numero, 'MAX3D', '123', stake)).body).toMatchObject({
      code: 'LOTTERY_LIMIT_REACHED',
      value: { limit: 'NUMBER', left: '0.00' },
    });
    const [ticket] = await lottery.pool.query(
      `SELECT state FROM ticket WHERE game_code = 'MAX3D' AND numero = $1`,
      [numero],
    );
    expect(ticket).toEqual({ state: 'OPEN' });
  });

  it('a proposal from an older version, or one that another has overtaken, changes nothing', async () => {
    const amounts = [200_000_000_000n, 300_000_000_000n];
    const [one, other] = [
      idOf(await propose('SG4D', 'ORDER', amounts[0]!)),
      idOf(await propose('SG4D', 'ORDER', amounts[1]!)),
    ];
    expect(codeOf(await approve(one))).toBe('DONE');
    expect(codeOf(await approve(other))).toBe('LOTTERY_LIMIT_CHANGED');
    expect(codeOf(await propose('SG4D', 'ORDER', amounts[1]!, { version: 0 }))).toBe('LOTTERY_LIMIT_CHANGED');
    expect(await versionOf('SG4D', 'ORDER')).toBe(1);
  });

  it('limits that contradict are refused, when proposed and when two proposals meet', async () => {
    expect(codeOf(await propose('TOTO4D', 'STAKE_MIN', initialLimits.STAKE_MAX + 1n))).toBe(
      'LOTTERY_LIMIT_INCONSISTENT',
    );
    expect(codeOf(await propose('TOTO4D', 'WIN', initialLimits.NUMBER + initialLimits.WORST + 1n))).toBe(
      'LOTTERY_LIMIT_INCONSISTENT',
    );
    const least = idOf(await propose('TOTO4D', 'STAKE_MIN', 5_000_000n));
    const highest = idOf(await propose('TOTO4D', 'STAKE_MAX', 4_000_000n));
    const codes = (await Promise.all([approve(least), approve(highest)])).map(codeOf);
    expect(codes.toSorted()).toEqual(['DONE', 'LOTTERY_LIMIT_INCONSISTENT']);
    for (const amount of ['0.00', '-1.00', '5'])
      expect(
        (
          await operator().put(
            path,
            { scope: 'TOTO4D', kind: 'ORDER', amount, version: 0, reason: 'a new season' },
            key(),
          )
        ).status,
      ).toBe(400);
  });

  it('is of a game that exists, and every game keeps its limits; other roles may neither read nor propose', async () => {
    expect(codeOf(await propose('NOTHING', 'ORDER', 5_000_000n))).toBe('LOTTERY_LIMIT_UNKNOWN');
    expect(codeOf(await propose('*', 'ORDER', null))).toBe('LOTTERY_LIMIT_UNKNOWN');
    const other = operator(randomUUID(), ['operator', 'rewards']);
    expect((await other.get(path)).status).toBe(403);
    expect((await propose('LAO', 'ORDER', 5_000_000n, { who: other })).status).toBe(403);
  });

  it('another process sees the change within seconds', async () => {
    const elsewhere = new LimitService(new LimitRepository(lottery.pool));
    const before = (await elsewhere.of('KHPOSTS')).ORDER;
    await change('KHPOSTS', 'ORDER', before - 1n);
    await eventually(
      async () => (await elsewhere.of('KHPOSTS')).ORDER,
      (amount) => amount === before - 1n,
    );
  });
});
