import type { MathModel } from '../math-model/math-model.types.js';
import { chanceOfHighest, type Payment } from './highest.js';
import { Rational } from './rational.js';
import { spinGridsOf } from './spin-grids.js';

export interface Chain {
  mean: Rational;
  square: Rational;
  /** Probability that no grid of the round pays. */
  noWin: Rational;
  max: bigint;
  /** Chance of the highest payment. */
  top: () => Rational;
}

/** A round with wild respins from the set of reels already wild; a further grid follows while another reel has turned wild. */
export function wildRespinChain(mathModel: MathModel, held: number): Chain {
  const reels = new Set(mathModel.wildRespins!.reels.filter((reel) => held & (1 << reel)));
  const { spinGrids, cases } = spinGridsOf(mathModel, {
    strips: mathModel.strips,
    expanding: false,
    held: reels,
  });
  const over = (numerator: bigint) => new Rational(numerator, cases);
  const ends: Payment[] = [];
  const chain: Chain = {
    ...{ mean: Rational.zero, square: Rational.zero, noWin: Rational.zero, max: 0n },
    top: () => chanceOfHighest(ends),
  };
  for (const [fresh, { cases: ways, hits, sum, squares, max, tops }] of spinGrids) {
    const next = fresh === 0 ? ending : wildRespinChain(mathModel, held | fresh);
    chain.mean = chain.mean.plus(over(sum)).plus(over(ways).times(next.mean));
    chain.square = chain.square
      .plus(over(squares))
      .plus(over(2n * sum).times(next.mean))
      .plus(over(ways).times(next.square));
    chain.noWin = chain.noWin.plus(over(ways - hits).times(next.noWin));
    if (max + next.max > chain.max) chain.max = max + next.max;
    ends.push({ max: max + next.max, top: () => over(tops()).times(next.top()) });
  }
  return chain;
}

const ending: Chain = {
  ...{ mean: Rational.zero, square: Rational.zero, noWin: new Rational(1n), max: 0n },
  top: () => new Rational(1n),
};
