import fc from 'fast-check';
import { playRound } from '../math-model/engine.js';
import type { FreeSpinMultiplier, MathModel } from '../math-model/math-model.types.js';
import { evaluate } from './evaluate.js';
import { Rational } from './rational.js';

/*
 * The engine, driven through every sequence of numbers it could ever draw, against the evaluator, which never plays.
 * Both see the same small random data; mean, second moment, frequencies and maximum win must be the same fractions.
 */

interface Exact {
  mean: Rational;
  square: Rational;
  hits: Rational;
  features: Rational;
  max: number;
  /** Chance of a round that pays `max`. */
  top: Rational;
}

function everyRound(mathModel: MathModel): Exact {
  const exact: Exact = {
    mean: Rational.zero,
    square: Rational.zero,
    hits: Rational.zero,
    features: Rational.zero,
    max: 0,
    top: Rational.zero,
  };
  const path: { value: number; bound: number }[] = [];
  for (;;) {
    let step = 0;
    const outcome = playRound(mathModel, (bound) => {
      if (step === path.length) path.push({ value: 0, bound });
      return path[step++]!.value;
    });
    const chance = new Rational(
      1n,
      path.reduce((product, { bound }) => product * BigInt(bound), 1n),
    );
    const times = (units: number) => chance.times(new Rational(BigInt(units)));
    exact.mean = sum(exact.mean, times(outcome.units));
    exact.square = sum(exact.square, times(outcome.units ** 2));
    if (outcome.units > 0) exact.hits = sum(exact.hits, chance);
    if (outcome.spinGrids.length > 1) exact.features = sum(exact.features, chance);
    if (outcome.units > exact.max) [exact.max, exact.top] = [outcome.units, Rational.zero];
    if (outcome.units === exact.max) exact.top = sum(exact.top, chance);
    while (path.length > 0 && path.at(-1)!.value === path.at(-1)!.bound - 1) path.pop();
    if (path.length === 0) return exact;
    path.at(-1)!.value++;
  }
}

/** Adds and reduces, since thousands of different denominators would otherwise pile up. */
function sum(x: Rational, y: Rational): Rational {
  const { numerator, denominator } = x.plus(y);
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? Rational.zero : new Rational(numerator / a, denominator / a);
}

function agree(mathModel: MathModel): void {
  const played = everyRound(mathModel);
  const computed = evaluate(mathModel);
  const units = new Rational(BigInt(mathModel.stakeUnits));
  expect(computed.rtp.times(units).compare(played.mean)).toBe(0);
  expect(computed.hitFrequency.compare(played.hits)).toBe(0);
  expect(computed.featureFrequency.compare(played.features)).toBe(0);
  expect(computed.variance.compare(played.square.minus(played.mean.times(played.mean)))).toBe(0);
  expect(Number(computed.max)).toBe(played.max);
  expect(computed.top().compare(played.top)).toBe(0);
}

const stripsOf = (reels: number, length: number, symbols: string[], first: string[] = symbols) =>
  fc
    .tuple(
      ...Array.from({ length: reels }, (_, reel) =>
        fc.array(fc.constantFrom(...(reel === 0 ? first : symbols)), {
          minLength: length,
          maxLength: length,
        }),
      ),
    )
    .map((strips) => strips.map((strip) => strip.join(' ')));

const payments = (reels: number) =>
  fc.array(fc.nat(9), { minLength: reels, maxLength: reels }).map((steps) => {
    let paid = 0;
    return Object.fromEntries(steps.map((step, i) => [i + 1, (paid += step)]));
  });

const paysOf = (reels: number, symbols: string[]) =>
  fc.record(Object.fromEntries(symbols.map((symbol) => [symbol, payments(reels)])));

const linesOf = (reels: number, rows: number) =>
  fc
    .array(fc.array(fc.nat(rows - 1), { minLength: reels, maxLength: reels }), { minLength: 1, maxLength: 4 })
    .map((lines) => ({ kind: 'lines' as const, lines }));

const multiplier: fc.Arbitrary<FreeSpinMultiplier> = fc.oneof(
  fc.record({ kind: fc.constant('fixed' as const), times: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    kind: fc.constant('rising' as const),
    steps: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('random' as const),
    table: fc.constantFrom(
      [
        { times: 1, weight: 1 },
        { times: 4, weight: 1 },
      ],
      [
        { times: 3, weight: 1 },
        { times: 2, weight: 2 },
      ],
    ),
  }),
);

const check = (arbitrary: fc.Arbitrary<MathModel>, numRuns = 40) =>
  fc.assert(fc.property(arbitrary, agree), { numRuns, seed: 20261121 });

const scatterPays = { 1: 1, 2: 3, 3: 7 };

describe('engine and evaluator agree to the last fraction', () => {
  it('on lines with wilds that pay, multiply and grow', () => {
    check(
      fc.record({
        id: fc.constant('lines'),
        reels: fc.constant(3),
        rows: fc.constant(2),
        stakeUnits: fc.constant(4),
        strips: stripsOf(3, 5, ['W', 'A', 'B', 'C']),
        wins: linesOf(3, 2),
        pays: paysOf(3, ['W', 'A', 'B', 'C']),
        wild: fc.record({
          symbol: fc.constant('W'),
          multiplier: fc.constantFrom(1, 2, 3),
          expanding: fc.constantFrom(undefined, 'always' as const, 'free' as const),
        }) as fc.Arbitrary<MathModel['wild'] & object>,
      }),
    );
  });

  it('on ways with wilds that multiply, and scatters that pay', () => {
    check(
      fc.record({
        id: fc.constant('ways'),
        reels: fc.constant(3),
        rows: fc.constantFrom(2, 3),
        stakeUnits: fc.constant(5),
        strips: stripsOf(3, 5, ['W', 'A', 'B', 'C', 'S'], ['A', 'B', 'C', 'S']),
        wins: fc.constant({ kind: 'ways' as const }),
        pays: paysOf(3, ['A', 'B', 'C']),
        wild: fc.record({ symbol: fc.constant('W'), multiplier: fc.constantFrom(1, 2, 3) }),
        scatter: fc.constant({ symbol: 'S', pays: scatterPays }),
      }),
    );
  });

  it.each(['lines', 'ways'] as const)(
    'on free spins begun anew, with every kind of multiplier, on %s',
    (kind) => {
      check(
        fc.record({
          id: fc.constant('free'),
          reels: fc.constant(2),
          rows: fc.constant(2),
          stakeUnits: fc.constant(3),
          strips: stripsOf(2, 3, ['W', 'A', 'S'], ['A', 'S']),
          wins: kind === 'ways' ? fc.constant({ kind }) : linesOf(2, 2),
          pays: paysOf(2, ['A']),
          wild: fc.record({
            symbol: fc.constant('W'),
            expanding: fc.constantFrom(undefined, 'free' as const),
          }) as fc.Arbitrary<MathModel['wild'] & object>,
          scatter: fc.constant({ symbol: 'S', pays: scatterPays }),
          freeSpins: fc.record({
            awards: fc.constant({ 2: 1, 3: 2 }),
            retriggers: fc.constant({ 2: 1, 4: 2 }),
            cap: fc.constantFrom(2, 3),
            strips: stripsOf(2, 3, ['W', 'A', 'S'], ['A', 'S']),
            multiplier,
          }),
        }),
        12,
      );
    },
  );

  it('on wild reels that stay while the others turn again', () => {
    check(
      fc.record({
        id: fc.constant('respin'),
        reels: fc.constant(3),
        rows: fc.constant(2),
        stakeUnits: fc.constant(2),
        strips: stripsOf(3, 4, ['W', 'A', 'B']),
        wins: linesOf(3, 2),
        pays: paysOf(3, ['A', 'B']),
        wild: fc.constant({ symbol: 'W' }),
        wildRespins: fc.constantFrom({ reels: [1] }, { reels: [1, 2] }),
      }),
      20,
    );
  });

  it('on coins that stay until none lands any more', () => {
    check(
      fc.record({
        id: fc.constant('hold'),
        reels: fc.constant(2),
        rows: fc.constant(2),
        stakeUnits: fc.constant(2),
        strips: stripsOf(2, 3, ['C', 'A']),
        wins: linesOf(2, 2),
        pays: paysOf(2, ['A']),
        hold: fc.record({
          symbol: fc.constant('C'),
          trigger: fc.constantFrom(2, 3),
          respins: fc.constant(2),
          landing: fc.constant({ chance: 1, of: 2 }),
          values: fc.constantFrom(
            [{ units: 3, weight: 1 }],
            [
              { units: 1, weight: 1 },
              { units: 5, weight: 1 },
            ],
          ),
          fullUnits: fc.nat(20),
        }),
      }),
      12,
    );
  });
});
