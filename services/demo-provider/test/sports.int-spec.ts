import { randomUUID } from 'node:crypto';
import { MatchDayRepository } from '../src/league/match-day.repository.js';
import { MatchDayService } from '../src/league/match-day.service.js';
import { keepsCommitment, verifiedIntegers } from '../src/outcome/verifier.js';
import { disciplineOf } from '../src/sports-model/disciplines.js';
import { chancesOf, dayLabel, leagueOf, pairingsOf } from '../src/sports-model/leagues.js';
import { payoutOf, resultOf } from '../src/sports-model/settlement.rules.js';
import type {
  BoardDay,
  LegBody,
  SportsBetInfo,
  SportsBoard,
  SportsSession,
} from '../src/sports/dto/sports.contract.js';
import { SportsWorker } from '../src/sports/sports.worker.js';
import { GameTable } from './support/game-table.js';

const start = 1_000_000_000n;
const stake = '1000000';

describe('a sports book', () => {
  let table: GameTable;

  beforeAll(async () => {
    table = await GameTable.open();
  });
  afterAll(() => table?.close());

  async function enter(game: string): Promise<{ token: string; ticket: string }> {
    const ticket = `ticket-${randomUUID()}`;
    table.platform.issueTicket(ticket, start);
    const { body } = await table.call<SportsSession>('POST', '/sports/session', undefined, {
      ...{ ticket, game, lang: 'en' },
    });
    expect(body).toMatchObject({ success: true });
    return { token: body.value.token, ticket };
  }

  /** The days that still take bets. */
  async function openDays(token: string): Promise<BoardDay[]> {
    const { body } = await table.call<SportsBoard>('GET', '/sports/board', token);
    return body.value.days.filter(({ kicksOffAt }) => kicksOffAt > body.value.now);
  }

  const place = (token: string, legs: LegBody[], betId: string = randomUUID(), amount = stake) =>
    table.call<SportsBetInfo>('POST', '/sports/bets', token, { betId, stake: amount, oddsType: 'HK', legs });
  const betsOf = async (token: string) =>
    (await table.call<SportsBetInfo[]>('GET', '/sports/bets', token)).body.value;

  function legsOf({ day, matches }: BoardDay): LegBody[] {
    return matches.flatMap(({ markets }, match) =>
      markets.flatMap(({ kind, line, selections }) =>
        selections.map(({ pick, odds }) => ({ day, match, market: kind, line, pick, odds })),
      ),
    );
  }

  async function playAndSettle(): Promise<void> {
    table.service.clock.advance(600_000);
    while ((await table.service.app.get(MatchDayService).playDue()) > 0);
    while ((await table.service.app.get(SportsWorker).settle()) > 0);
  }

  const scoreOf = async (code: string, { day, match }: LegBody) => {
    const [played] = await table.service.app.get(MatchDayRepository).find(code, [day]);
    return played!.courses![match]!.score;
  };

  it.each([
    ['SPEC-1.8.5', 'san-co-88'],
    ['SPEC-1.8.6', 'sen-esports'],
    ['SPEC-1.8.7', 'da-ga-viet'],
    ['SPEC-1.8.6', 'sao-viet-esports'],
    ['SPEC-1.8.6', 'anh-vu-esports'],
  ])('%s takes single bets on every selection of a day and pays each by the score', async (_, code) => {
    const { token, ticket } = await enter(code);
    const legs = legsOf((await openDays(token)).at(-1)!);
    expect(legs.length).toBeGreaterThanOrEqual(12);
    for (const leg of legs)
      expect((await place(token, [leg])).body).toMatchObject({ value: { state: 'ACCEPTED' } });
    expect(table.platform.balanceOf(ticket)).toBe(start - BigInt(stake) * BigInt(legs.length));
    await playAndSettle();
    let expected = start;
    for (const leg of legs) {
      const result = resultOf(leg, await scoreOf(code, leg));
      expected += payoutOf(BigInt(stake), [{ odds: leg.odds, result }]) - BigInt(stake);
    }
    expect(table.platform.balanceOf(ticket)).toBe(expected);
    const bets = await betsOf(token);
    expect(bets.every(({ state }) => state === 'CLOSED')).toBe(true);
    expect(bets[0]!.legs[0]).toMatchObject({ score: expect.any(Array), result: expect.any(String) });
  });

  it('SPEC-1.8.5 pays a parlay by the product of its legs', async () => {
    const { token, ticket } = await enter('san-co-88');
    const [first, second] = (await openDays(token)).slice(-2);
    const legs = [legsOf(first!)[0]!, legsOf(second!).find(({ market }) => market === 'ah')!];
    const placed = await place(token, legs);
    expect(placed.body.value.legs).toHaveLength(2);
    await playAndSettle();
    const settled = await Promise.all(
      legs.map(async (leg) => ({ odds: leg.odds, result: resultOf(leg, await scoreOf('san-co-88', leg)) })),
    );
    const paid = payoutOf(BigInt(stake), settled);
    expect((await betsOf(token))[0]).toMatchObject({ state: 'CLOSED', totalWin: paid.toString() });
    expect(table.platform.balanceOf(ticket)).toBe(start - BigInt(stake) + paid);
  });

  it('refuses other odds, two legs of a match, stakes and wins outside the limits, and matches that have begun', async () => {
    const { token, ticket } = await enter('san-co-88');
    const days = await openDays(token);
    const [leg, other] = legsOf(days[0]!);
    const refusal = async (legs: LegBody[], amount?: string) =>
      (await place(token, legs, randomUUID(), amount)).body.code;
    expect(await refusal([{ ...leg!, odds: leg!.odds + 1 }])).toBe('SPORTS_ODDS_CHANGED');
    expect(await refusal([{ ...leg!, line: 2 }])).toBe('SPORTS_ODDS_CHANGED');
    expect(await refusal([leg!, other!])).toBe('SPORTS_SAME_MATCH');
    expect(await refusal([leg!], '999999')).toBe('SPORTS_STAKE_OUTSIDE_LIMITS');
    expect(await refusal([leg!], '1900000000')).toBe('INSUFFICIENT_FUNDS');
    const many = days.flatMap((day) =>
      legsOf(day).filter(({ market, pick }) => market === '1x2' && pick === 'draw'),
    );
    expect(await refusal(many.slice(0, 8), '900000000')).toBe('SPORTS_WIN_ABOVE_LIMIT');
    expect(await refusal([{ ...leg!, match: 50 }])).toBe('SPORTS_MATCH_CLOSED');
    table.service.clock.advance(600_000);
    expect(await refusal([leg!])).toBe('SPORTS_MATCH_CLOSED');
    expect(table.platform.balanceOf(ticket)).toBe(start);
  });

  it('places a bet once and pays it once, whatever is lost on the way', async () => {
    const { token, ticket } = await enter('da-ga-viet');
    const [leg, other] = legsOf((await openDays(token)).at(-1)!);
    table.platform.disturb('bet', 'drop-after');
    const betId = randomUUID();
    expect((await place(token, [leg!], betId)).body.code).toBe('SPORTS_BET_UNCERTAIN');
    expect((await place(token, [leg!], betId)).body.value.state).toBe('ACCEPTED');
    expect((await place(token, [other!], betId)).body.code).toBe('SPORTS_BET_ID_REUSED');
    expect(table.platform.balanceOf(ticket)).toBe(start - BigInt(stake));
    table.platform.disturb('win', 'drop-after');
    await playAndSettle();
    table.service.clock.advance(60_000);
    const worker = table.service.app.get(SportsWorker);
    await Promise.all([worker.settle(), worker.settle()]);
    const [bet] = await betsOf(token);
    expect(bet).toMatchObject({ state: 'CLOSED' });
    expect(table.platform.balanceOf(ticket)).toBe(start - BigInt(stake) + BigInt(bet!.totalWin!));
  });

  it('rolls a bet back whose outcome stays unknown', async () => {
    const { token, ticket } = await enter('sen-esports');
    const [leg] = legsOf((await openDays(token)).at(-1)!);
    table.platform.disturb('bet', 'fail-after');
    expect((await place(token, [leg!])).body.code).toBe('SPORTS_BET_UNCERTAIN');
    table.service.clock.advance(61_000);
    table.platform.disturb('bet', 'fail-after');
    await table.service.app.get(SportsWorker).settle();
    await playAndSettle();
    expect((await betsOf(token))[0]).toMatchObject({ state: 'ROLLED_BACK' });
    expect(table.platform.balanceOf(ticket)).toBe(start);
  });

  it('REG-G16 reveals the seed of a day with its results, from which each match is played again', async () => {
    const { token } = await enter('san-co-88');
    const [announced] = await openDays(token);
    expect(announced!.serverSeed).toBeUndefined();
    await playAndSettle();
    const [day] = await table.service.app.get(MatchDayRepository).find('san-co-88', [announced!.day]);
    expect(day!.commitment).toBe(announced!.commitment);
    expect(keepsCommitment(day!.serverSeed!, day!.commitment)).toBe(true);
    const league = leagueOf('san-co-88')!;
    const again = pairingsOf(league, day!.day).map((pairing, nonce) =>
      disciplineOf(league.sport).play(
        chancesOf(league, pairing),
        verifiedIntegers({
          serverSeed: day!.serverSeed!,
          clientSeed: dayLabel(league.code, day!.day),
          nonce,
        }),
      ),
    );
    expect(day!.courses).toEqual(again);
  });
});
