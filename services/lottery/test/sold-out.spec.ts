import { defaultOddsBook } from '#libs/lottery-engine';
import { soldOutOf } from '../src/order/sold-out.rules.js';
import { initialLimits } from './support/limits.js';

const limit = initialLimits.NUMBER;
const terms = { limit, book: defaultOddsBook() };
/** A point of a lô costs 1,000.00 in each of the 27 places of a result, at 99. */
const pointOfLo = 100_000n * 27n * 99n;

describe('numbers that take no more bets on a draw', () => {
  it('are those on which not one point more fits', () => {
    const sums = new Map([
      ['number:MB.LO2.27', limit - pointOfLo + 1n],
      ['number:MB.LO2.28', limit - pointOfLo],
      ['number:MB.DE_DB.27', limit],
      ['number:MB.DE_DB.28', 0n],
    ]);
    expect(soldOutOf('XSMB', sums, terms)).toEqual([
      { play: 'LO2', pick: '27' },
      { play: 'DE_DB', pick: '27' },
    ]);
  });

  it('have the name of their pick, by place or by side', () => {
    const soldOut = (game: string, cell: string) => soldOutOf(game, new Map([[cell, limit]]), terms);
    expect(soldOut('SEN60', 'number:SSC.FIX.5:0')).toEqual([{ play: 'FIX', pick: '5:0' }]);
    expect(soldOut('K3_60', 'number:K3.SIDES.BIG')).toEqual([{ play: 'SIDES', pick: 'BIG' }]);
  });

  it('are none of the sums of members, plays and combinations, nor of a play that is gone', () => {
    const sums = new Map([
      ['member:m-1', limit],
      ['play:MB.LO2', limit],
      ['worst:MB.XIEN4', limit],
      ['number:MB.GONE.27', limit],
    ]);
    expect(soldOutOf('XSMB', sums, terms)).toEqual([]);
    expect(soldOutOf('NONE', new Map([['number:MB.LO2.27', limit]]), terms)).toEqual([]);
  });
});
