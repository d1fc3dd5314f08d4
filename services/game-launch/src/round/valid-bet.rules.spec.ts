import { decimalOdds } from './odds.rules.js';
import {
  defaultSettings,
  validBetOf,
  type BetKind,
  type Settlement,
  type SettledBet,
  type ValidBetSettings,
} from './valid-bet.rules.js';

function valid(
  kind: BetKind,
  stake: bigint,
  settlement: Settlement = {},
  more: Partial<SettledBet> & { settings?: Partial<ValidBetSettings> } = {},
): [bigint, string | undefined] {
  const { settings, ...bet } = more;
  const answer = validBetOf(
    { kind, stake, payout: 0n, playMoney: false, settlement, ...bet },
    { ...defaultSettings, ...settings },
  );
  return [answer.validBet, answer.exclusionReason];
}

const odds = { format: 'DEC', value: '1.95' } as const;

describe('valid bet', () => {
  const everyKind: BetKind[] = [
    'RNG',
    'FISH',
    'LIVE',
    'SPORTS',
    'ESPORTS',
    'PVP',
    'LOTT',
    'ELOTT',
    'COCK_FIGHT',
  ];

  it.each(everyKind)('counts nothing of a %s bet that was void, drawn, free or of play money', (kind) => {
    expect(valid(kind, 1000n, { result: 'VOID' })).toEqual([0n, 'VOID']);
    expect(valid(kind, 1000n, { result: 'DRAW' })).toEqual([0n, 'DRAW']);
    expect(valid(kind, 1000n, { free: 1000n })).toEqual([0n, 'FREE']);
    expect(valid(kind, 0n)).toEqual([0n, 'FREE']);
    expect(valid(kind, 1000n, {}, { playMoney: true })).toEqual([0n, 'PLAY_MONEY']);
  });

  it('counts the whole stake of slots and fish, win or loss, save what was gambled on', () => {
    expect(valid('RNG', 1000n)).toEqual([1000n, undefined]);
    expect(valid('RNG', 1000n, {}, { payout: 90_000n })).toEqual([1000n, undefined]);
    expect(valid('RNG', 1000n, {}, { payout: 1000n })).toEqual([1000n, undefined]);
    expect(valid('FISH', 2350n)).toEqual([2350n, undefined]);
    expect(valid('RNG', 1500n, { gamble: 500n })).toEqual([1000n, 'GAMBLE']);
    expect(valid('RNG', 1500n, { free: 500n })).toEqual([1000n, 'FREE']);
  });

  it('counts a live stake; on a tie nothing of Player and Banker, but side bets', () => {
    expect(valid('LIVE', 1000n, { player: 1000n })).toEqual([1000n, undefined]);
    expect(valid('LIVE', 1000n, { player: 1000n, tie: true })).toEqual([0n, 'TIE']);
    expect(valid('LIVE', 1200n, { banker: 1000n, tie: true })).toEqual([200n, 'TIE']);
  });

  it('counts nothing of a live or sports bet whose provider reports no settlement details', () => {
    expect(valid('LIVE', 1000n)).toEqual([0n, 'FACTS_MISSING']);
    expect(valid('LIVE', 1000n, { tie: true })).toEqual([0n, 'FACTS_MISSING']);
    expect(valid('SPORTS', 1000n)).toEqual([0n, 'FACTS_MISSING']);
    expect(valid('SPORTS', 1000n, { result: 'WIN' })).toEqual([0n, 'FACTS_MISSING']);
    expect(valid('ESPORTS', 1000n, { odds })).toEqual([0n, 'FACTS_MISSING']);
    expect(valid('SPORTS', 1000n, { result: 'WIN', odds: { format: 'DEC', value: '0.5' } })).toEqual([
      0n,
      'FACTS_MISSING',
    ]);
  });

  it('counts the difference of Player and Banker, or nothing, as configured', () => {
    const both = { player: 700n, banker: 1000n };
    expect(valid('LIVE', 1700n, both)).toEqual([300n, 'BOTH_SIDES']);
    expect(valid('LIVE', 1750n, both)).toEqual([350n, 'BOTH_SIDES']);
    expect(valid('LIVE', 1700n, both, { settings: { bothSidesMode: 'ZERO' } })).toEqual([0n, 'BOTH_SIDES']);
  });

  it('counts nothing if more than 70 % of the outcomes or numbers are covered', () => {
    expect(valid('LIVE', 1000n, { coveredPpm: 700_000 })).toEqual([1000n, undefined]);
    expect(valid('LIVE', 1000n, { coveredPpm: 700_001 })).toEqual([0n, 'COVERAGE']);
    expect(valid('LOTT', 1000n, { coveredPpm: 700_001 })).toEqual([0n, 'COVERAGE']);
    expect(valid('ELOTT', 1000n, { coveredPpm: 250_000 })).toEqual([1000n, undefined]);
  });

  it('counts a sports stake by its result', () => {
    expect(valid('SPORTS', 1000n, { result: 'WIN', odds })).toEqual([1000n, undefined]);
    expect(valid('SPORTS', 1000n, { result: 'LOSS', odds })).toEqual([1000n, undefined]);
    expect(valid('ESPORTS', 1001n, { result: 'HALF_WIN', odds })).toEqual([500n, 'HALF_RESULT']);
    expect(valid('SPORTS', 1000n, { result: 'HALF_LOSS', odds })).toEqual([500n, 'HALF_RESULT']);
    expect(valid('SPORTS', 1000n, { result: 'CASH_OUT' })).toEqual([0n, 'CASH_OUT']);
    expect(valid('SPORTS', 1000n, { bothSides: true })).toEqual([0n, 'BOTH_SIDES']);
  });

  it.each([
    ['HK', '0.75', 1000n],
    ['HK', '0.74', 0n],
    ['MY', '0.70', 0n],
    ['MY', '-0.80', 1000n],
    ['ID', '1.2', 1000n],
    ['ID', '-1.5', 0n],
    ['DEC', '1.75', 1000n],
    ['DEC', '1.74', 0n],
  ] as const)('counts a sports bet at %s %s as %s of 1000', (format, value, appliedToRound) => {
    const [validBet, reason] = valid('SPORTS', 1000n, { result: 'WIN', odds: { format, value } });
    expect(validBet).toBe(appliedToRound);
    expect(reason).toBe(appliedToRound === 0n ? 'LOW_ODDS' : undefined);
  });

  it('counts the amount at risk if sports are configured so', () => {
    const settings = { sportsMode: 'AT_RISK' } as const;
    expect(valid('SPORTS', 110n, { odds }, { payout: 210n, settings })).toEqual([100n, 'AT_RISK']);
    expect(valid('SPORTS', 110n, { odds }, { payout: 0n, settings })).toEqual([110n, undefined]);
    expect(valid('SPORTS', 100n, { odds }, { payout: 330n, settings })).toEqual([100n, undefined]);
  });

  it("counts the vendor's turnover of card games, else what was at risk", () => {
    expect(valid('PVP', 1000n, { turnover: 640n })).toEqual([640n, 'AT_RISK']);
    expect(valid('PVP', 1000n, {}, { payout: 1400n })).toEqual([400n, 'AT_RISK']);
    expect(valid('PVP', 1000n)).toEqual([1000n, undefined]);
  });

  it('counts a cock fight unless both sides were backed or it was drawn', () => {
    expect(valid('COCK_FIGHT', 1000n)).toEqual([1000n, undefined]);
    expect(valid('COCK_FIGHT', 1000n, { bothSides: true })).toEqual([0n, 'BOTH_SIDES']);
  });

  it('never counts more than the stake nor less than nothing, whatever a provider says', () => {
    expect(valid('PVP', 1000n, { turnover: 5000n })).toEqual([1000n, undefined]);
    expect(valid('RNG', 1000n, { gamble: 9000n })).toEqual([0n, 'GAMBLE']);
    expect(valid('LIVE', 1000n, { player: 5000n, banker: 5000n })).toEqual([0n, 'BOTH_SIDES']);
  });
});

describe('decimal odds', () => {
  it.each([
    ['HK', '0.75', 1_750_000n],
    ['MY', '0.70', 1_700_000n],
    ['MY', '-0.80', 2_250_000n],
    ['ID', '1.2', 2_200_000n],
    ['ID', '-1.5', 1_666_666n],
    ['DEC', '2', 2_000_000n],
  ] as const)('reads %s %s as %s millionths', (format, written, decimal) => {
    expect(decimalOdds(format, written)).toBe(decimal);
  });

  it.each([
    ['DEC', '0.5'],
    ['HK', '-1'],
    ['MY', '0'],
    ['ID', '1e3'],
    ['HK', ''],
  ] as const)('does not take %s %s for odds', (format, written) => {
    expect(decimalOdds(format, written)).toBeUndefined();
  });
});
