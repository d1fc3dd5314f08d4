import { defaultOddsBook, layoutOf, prepare, rebatePpm } from '#libs/lottery-engine';
import { maxWinOf } from '../src/order/exposure.rules.js';
import { acceptSlip, priceOf, stakeOf, type LineInput } from '../src/order/order.rules.js';
import { initialLimits } from './support/limits.js';
import { resultOfTicket, stateOf } from '../src/settlement/settlement.rules.js';

const book = defaultOddsBook();
const range = book.seriesRange('Elott', 'SSC')!;
const accept = (gameCode: string, line: LineInput) =>
  acceptSlip(
    {
      ...{ gameCode, prizeMode: 'Elott', lines: [line], stopOnWin: false },
      draws: [{ numero: '20261121-0001', multiple: 1 }],
    },
    { book, limits: initialLimits, isOff: () => false },
  );
const straight = (series: number) =>
  accept('SEN60', { play: 'STRAIGHT3_FIRST', content: '409', unitStake: 1_000_000n, series });

describe('the price of a line', () => {
  it.each([
    [1700, '872000', 850_000],
    [1800, '922000', 900_000],
    [1950, '997000', 975_000],
  ])('series %i: the rebate is off the price, the prize is that of the stake', (series, price, odds) => {
    const slip = straight(series);
    expect(String(priceOf(slip[0]!))).toBe(price);
    expect(slip[0]!.odds).toEqual({ WIN: odds });
    const prepared = prepare(layoutOf('SSC5'), { D: ['4', '0', '9', '9', '2'] });
    expect(resultOfTicket(slip, 3, prepared)).toEqual({
      payout: 3n * 1_000n * BigInt(odds),
      returned: 0n,
    });
    expect(stakeOf(slip, 3)).toBe(3n * BigInt(price));
    expect(maxWinOf(slip, 1)).toBe(1_000n * BigInt(odds));
  });

  it('a returned line gives back what it cost, no more', () => {
    const slip = accept('L11X5_60', {
      ...{ play: 'SIDES', content: '1BIG', unitStake: 1_000_000n, series: 1800 },
    });
    const prepared = prepare(layoutOf('L11X5'), { B: ['11', '02', '03', '04', '05'] });
    const result = resultOfTicket(slip, 2, prepared);
    expect(result.returned).toBe(stakeOf(slip, 2));
    expect(result.payout).toBe(result.returned);
    expect(stateOf(result)).toBe('REFUNDED');
  });

  it('price and prize together return the same at every series', () => {
    for (let series = range.min; series <= range.maxBet; series += 2) {
      const [line] = straight(series);
      const rebate = 1_000_000n - priceOf(line!);
      expect(rebate).toBe(BigInt(rebatePpm(range, series)));
      expect(BigInt(line!.odds['WIN']!) + rebate).toBe(978_000n);
    }
  });

  it('fixed odds have no rebate', () => {
    const slip = accept('HN60', { play: 'LO2', content: '27', unitStake: 1_000_000n });
    expect(slip[0]!.rebate).toBeUndefined();
    expect(stakeOf(slip, 1)).toBe(27_000_000n);
  });
});
