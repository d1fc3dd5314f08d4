import type { Mathematics } from '../mathematics/mathematics.types.js';
import { Rational } from './rational.js';
import { screensOf } from './screens.js';

export interface Chain {
  mean: Rational;
  square: Rational;
  /** Chance that none of the screens pays. */
  dry: Rational;
  greatest: bigint;
}

/** A round with wild respins from the set of reels already wild; each next screen begins where a new reel turned wild. */
export function wildRespinChain(mathematics: Mathematics, held: number): Chain {
  const reels = new Set(mathematics.wildRespins!.reels.filter((reel) => held & (1 << reel)));
  const { screens, cases } = screensOf(mathematics, {
    strips: mathematics.strips,
    expanding: false,
    held: reels,
  });
  const over = (numerator: bigint) => new Rational(numerator, cases);
  const chain: Chain = { mean: Rational.zero, square: Rational.zero, dry: Rational.zero, greatest: 0n };
  for (const [fresh, { cases: ways, hits, sum, squares, greatest }] of screens) {
    const next = fresh === 0 ? ending : wildRespinChain(mathematics, held | fresh);
    chain.mean = chain.mean.plus(over(sum)).plus(over(ways).times(next.mean));
    chain.square = chain.square
      .plus(over(squares))
      .plus(over(2n * sum).times(next.mean))
      .plus(over(ways).times(next.square));
    chain.dry = chain.dry.plus(over(ways - hits).times(next.dry));
    if (greatest + next.greatest > chain.greatest) chain.greatest = greatest + next.greatest;
  }
  return chain;
}

const ending: Chain = { mean: Rational.zero, square: Rational.zero, dry: new Rational(1n), greatest: 0n };
