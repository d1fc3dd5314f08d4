import { maximumCoverPpm } from '#libs/events';
import { defaultOddsBook, layoutOf, prepare } from '#libs/lottery-engine';
import { acceptSlip, stakeOf, type LineInput, type SlipLine } from '../src/order/order.rules.js';
import { resultsOfLines, totalOf } from '../src/settlement/settlement.rules.js';
import { coveredPlays, validBetOf } from '../src/settlement/valid-bet.rules.js';
import { initialLimits } from './support/limits.js';

const prepared = prepare(layoutOf('L11X5'), { B: ['11', '02', '03', '04', '05'] });
const slipOf = (...lines: [play: string, content: string][]): SlipLine[] =>
  acceptSlip(
    {
      ...{ gameCode: 'L11X5_60', prizeMode: 'Elott', stopOnWin: false },
      lines: lines.map(([play, content]): LineInput => ({
        ...{ play, content, unitStake: 1_000_000n, series: 1800 },
      })),
      draws: [{ numero: '20261121-0001', multiple: 1 }],
    },
    { book: defaultOddsBook(), limits: initialLimits, isOff: () => false },
  );

describe('the valid bet of a ticket', () => {
  it('is what it cost, less what was given back', () => {
    const slip = slipOf(['SIDES', '1BIG'], ['ANY1', '07']);
    const lines = resultsOfLines(slip, 2, prepared);
    const { returned } = totalOf(lines);
    expect(returned).toBe(lines[0]!.price);
    expect(validBetOf(lines, coveredPlays(slip))).toEqual({
      validBet: stakeOf(slip, 2) - returned,
      exclusionReason: 'STAKE_RETURNED',
    });
  });

  it('counts no line of a play that the slips cover together, whatever their series', () => {
    const eight = '01-02-03-04-05-06-07-08';
    const mine = slipOf(['FIX', `#_01-02-03_#_#_#`], ['ANY1', '07']);
    const others = slipOf(['FIX', `#_04-05-06-07-08_#_#_#`]);
    const covered = coveredPlays([...mine, ...others]);
    expect([...covered]).toEqual(['L11X5.FIX']);
    expect([...coveredPlays(slipOf(['FIX', `#_${eight}_#_#_#`]))]).toEqual([...covered]);
    const lines = resultsOfLines(mine, 1, prepared);
    expect(validBetOf(lines, covered)).toEqual({
      validBet: lines[1]!.price,
      exclusionReason: 'COVERAGE',
    });
    expect(validBetOf(lines, coveredPlays(mine))).toEqual({ validBet: stakeOf(mine, 1) });
  });

  it('has the limit of other games, for each place on its own', () => {
    expect(maximumCoverPpm).toBe(700_000);
    const most = slipOf(['SIDES', '1BIG,1ODD']);
    expect(coveredPlays(most).size).toBe(1);
    expect(coveredPlays(slipOf(['SIDES', '1BIG'], ['SIDES', '2ODD'])).size).toBe(0);
  });
});
