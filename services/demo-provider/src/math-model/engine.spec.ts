import fc from 'fast-check';
import { roundIntegers } from '../outcome/seeds.js';
import { ALL_MATH_MODELS } from './data/index.js';
import { playRound, payoutOf } from './engine.js';
import { publishedRtpOf } from './published-rtp.js';
import type { MathModel, Outcome } from './math-model.types.js';

const seeded = (nonce: number) => roundIntegers({ serverSeed: 'ab'.repeat(32), clientSeed: 'engine', nonce });
const anyMathModel = fc.constantFrom(...ALL_MATH_MODELS);
const anyRound = fc.record({ mathModel: anyMathModel, nonce: fc.nat(1_000_000) });

describe('a round', () => {
  it('is the same for the same numbers', () => {
    fc.assert(
      fc.property(anyRound, ({ mathModel, nonce }) => {
        expect(playRound(mathModel, seeded(nonce))).toEqual(playRound(mathModel, seeded(nonce)));
      }),
    );
  });

  it('pays exactly the sum of its wins, in whole units, and never more than the highest win', () => {
    fc.assert(
      fc.property(anyRound, ({ mathModel, nonce }) => {
        const { spinGrids, units } = playRound(mathModel, seeded(nonce));
        const wins = spinGrids.flatMap((spinGrid) => spinGrid.wins);
        expect(wins.reduce((sum, win) => sum + win.units, 0)).toBe(units);
        expect(wins.every((win) => Number.isSafeInteger(win.units) && win.units > 0)).toBe(true);
        expect(units).toBeLessThanOrEqual((publishedRtpOf(mathModel.id).maxWin + 1) * mathModel.stakeUnits);
      }),
      { numRuns: 400 },
    );
  });

  it('shows windows that stand on the strips', () => {
    fc.assert(
      fc.property(anyRound, ({ mathModel, nonce }) => {
        const [base] = playRound(mathModel, seeded(nonce)).spinGrids;
        base.grid.forEach((reel, r) => {
          const strip = mathModel.strips[r]!;
          expect(`${strip} ${strip}`).toContain(reel.join(' '));
          expect(reel).toHaveLength(mathModel.rows);
        });
      }),
    );
  });

  it('counts free spins down to none, within the cap', () => {
    let featured = 0;
    for (const mathModel of ALL_MATH_MODELS.filter(({ freeSpins }) => freeSpins)) {
      const { spinGrids } = firstRound(mathModel, ({ spinGrids: all }) => all.length > 1);
      const free = spinGrids.slice(1);
      featured++;
      expect(free.at(-1)!.freeSpinsLeft).toBe(0);
      expect(free.length).toBe(
        spinGrids.reduce((sum, spinGrid) => sum + (spinGrid.freeSpinsAwarded ?? 0), 0),
      );
      expect(free.length).toBeLessThanOrEqual(mathModel.freeSpins!.cap);
      expect(free.every((spinGrid) => spinGrid.kind === 'free')).toBe(true);
    }
    expect(featured).toBeGreaterThan(6);
  });

  it('keeps coins locked in a hold round, and pays their values', () => {
    for (const mathModel of ALL_MATH_MODELS.filter(({ hold }) => hold)) {
      const { spinGrids } = firstRound(mathModel, ({ spinGrids: all }) => all.length > 5);
      const steps = spinGrids.slice(1);
      steps
        .slice(1)
        .forEach((step, i) => expect(step.coins!.length).toBeGreaterThanOrEqual(steps[i]!.coins!.length));
      const last = steps.at(-1)!;
      const values = last.coins!.reduce((sum, coin) => sum + coin.units, 0);
      const full = last.coins!.length === mathModel.reels * mathModel.rows ? mathModel.hold!.fullUnits : 0;
      expect(last.units).toBe(values + full);
    }
  });

  it('holds wild reels through its respins', () => {
    const mathModel = ALL_MATH_MODELS.find(({ wildRespins }) => wildRespins)!;
    const { spinGrids } = firstRound(mathModel, ({ spinGrids: all }) => all.length > 2);
    for (const [i, spinGrid] of spinGrids.entries()) {
      if (i === 0) continue;
      expect(spinGrid.kind).toBe('respin');
      for (const reel of spinGrids[i - 1]!.expanded!)
        expect(new Set(spinGrid.grid[reel])).toEqual(new Set(['W']));
    }
    expect(spinGrids.at(-1)!.expanded).toEqual(spinGrids.at(-2)!.expanded);
  });
});

it('turns units into money without a remainder, and refuses a stake that would leave one', () => {
  const mathModel = ALL_MATH_MODELS.find(({ stakeUnits }) => stakeUnits === 25)!;
  expect(payoutOf(mathModel, 7, 100_000n)).toBe(28_000n);
  expect(() => payoutOf(mathModel, 7, 100_001n)).toThrow(RangeError);
});

it.each(['lines-5x3-10-respin', 'hold-5x3-25', 'ways-5x3-243'])(
  'plays %s as the evaluator says: 30,000 seeded rounds within the band of 99.9 %%',
  (id) => {
    const mathModel = ALL_MATH_MODELS.find((one) => one.id === id)!;
    const rounds = 30_000;
    const draw = seeded(0);
    let units = 0;
    let hits = 0;
    for (let i = 0; i < rounds; i++) {
      const outcome = playRound(mathModel, draw);
      units += outcome.units;
      if (outcome.units > 0) hits++;
    }
    const exact = publishedRtpOf(id);
    const hitChance = Number(exact.hitFrequency);
    expect(Math.abs(units / mathModel.stakeUnits / rounds - Number(exact.rtp))).toBeLessThan(
      (3.29 * Number(exact.standardDeviation)) / Math.sqrt(rounds),
    );
    expect(Math.abs(hits / rounds - hitChance)).toBeLessThan(
      3.29 * Math.sqrt((hitChance * (1 - hitChance)) / rounds),
    );
  },
);

function firstRound(mathModel: MathModel, wanted: (outcome: Outcome) => boolean): Outcome {
  const draw = seeded(1);
  for (let i = 0; i < 100_000; i++) {
    const outcome = playRound(mathModel, draw);
    if (wanted(outcome)) return outcome;
  }
  throw new Error(`no such round of ${mathModel.id} in 100,000`);
}
