import fc from 'fast-check';
import { roundIntegers } from '../outcome/seeds.js';
import { ALL_MATHEMATICS } from './data/index.js';
import { playRound, worthOf } from './engine.js';
import { figureOf } from './figures.js';
import type { Mathematics, Outcome } from './mathematics.types.js';

const seeded = (nonce: number) => roundIntegers({ serverSeed: 'ab'.repeat(32), clientSeed: 'engine', nonce });
const anyMathematics = fc.constantFrom(...ALL_MATHEMATICS);
const anyRound = fc.record({ mathematics: anyMathematics, nonce: fc.nat(1_000_000) });

describe('a round', () => {
  it('is the same for the same numbers', () => {
    fc.assert(
      fc.property(anyRound, ({ mathematics, nonce }) => {
        expect(playRound(mathematics, seeded(nonce))).toEqual(playRound(mathematics, seeded(nonce)));
      }),
    );
  });

  it('pays exactly the sum of its wins, in whole units, and never more than the highest win', () => {
    fc.assert(
      fc.property(anyRound, ({ mathematics, nonce }) => {
        const { screens, units } = playRound(mathematics, seeded(nonce));
        const wins = screens.flatMap((screen) => screen.wins);
        expect(wins.reduce((sum, win) => sum + win.units, 0)).toBe(units);
        expect(wins.every((win) => Number.isSafeInteger(win.units) && win.units > 0)).toBe(true);
        expect(units).toBeLessThanOrEqual((figureOf(mathematics.id).maxWin + 1) * mathematics.stakeUnits);
      }),
      { numRuns: 400 },
    );
  });

  it('shows windows that stand on the strips', () => {
    fc.assert(
      fc.property(anyRound, ({ mathematics, nonce }) => {
        const [base] = playRound(mathematics, seeded(nonce)).screens;
        base.grid.forEach((reel, r) => {
          const strip = mathematics.strips[r]!;
          expect(`${strip} ${strip}`).toContain(reel.join(' '));
          expect(reel).toHaveLength(mathematics.rows);
        });
      }),
    );
  });

  it('counts free spins down to none, within the cap', () => {
    let featured = 0;
    for (const mathematics of ALL_MATHEMATICS.filter(({ freeSpins }) => freeSpins)) {
      const { screens } = firstRound(mathematics, ({ screens: all }) => all.length > 1);
      const free = screens.slice(1);
      featured++;
      expect(free.at(-1)!.freeSpinsLeft).toBe(0);
      expect(free.length).toBe(screens.reduce((sum, screen) => sum + (screen.freeSpinsAwarded ?? 0), 0));
      expect(free.length).toBeLessThanOrEqual(mathematics.freeSpins!.cap);
      expect(free.every((screen) => screen.kind === 'free')).toBe(true);
    }
    expect(featured).toBeGreaterThan(6);
  });

  it('locks coins for good in a hold round, and pays their values', () => {
    for (const mathematics of ALL_MATHEMATICS.filter(({ hold }) => hold)) {
      const { screens } = firstRound(mathematics, ({ screens: all }) => all.length > 5);
      const steps = screens.slice(1);
      steps
        .slice(1)
        .forEach((step, i) => expect(step.coins!.length).toBeGreaterThanOrEqual(steps[i]!.coins!.length));
      const last = steps.at(-1)!;
      const values = last.coins!.reduce((sum, coin) => sum + coin.units, 0);
      const full =
        last.coins!.length === mathematics.reels * mathematics.rows ? mathematics.hold!.fullUnits : 0;
      expect(last.units).toBe(values + full);
    }
  });

  it('holds wild reels through its respins', () => {
    const mathematics = ALL_MATHEMATICS.find(({ wildRespins }) => wildRespins)!;
    const { screens } = firstRound(mathematics, ({ screens: all }) => all.length > 2);
    for (const [i, screen] of screens.entries()) {
      if (i === 0) continue;
      expect(screen.kind).toBe('respin');
      for (const reel of screens[i - 1]!.expanded!)
        expect(new Set(screen.grid[reel])).toEqual(new Set(['W']));
    }
    expect(screens.at(-1)!.expanded).toEqual(screens.at(-2)!.expanded);
  });
});

it('turns units into money without a remainder, and refuses a stake that would leave one', () => {
  const mathematics = ALL_MATHEMATICS.find(({ stakeUnits }) => stakeUnits === 25)!;
  expect(worthOf(mathematics, 7, 100_000n)).toBe(28_000n);
  expect(() => worthOf(mathematics, 7, 100_001n)).toThrow(RangeError);
});

it.each(['lines-5x3-10-respin', 'hold-5x3-25', 'ways-5x3-243'])(
  'plays %s as the evaluator says: 30,000 seeded rounds within the band of 99.9 %%',
  (id) => {
    const mathematics = ALL_MATHEMATICS.find((one) => one.id === id)!;
    const rounds = 30_000;
    const draw = seeded(0);
    let units = 0;
    let hits = 0;
    for (let i = 0; i < rounds; i++) {
      const outcome = playRound(mathematics, draw);
      units += outcome.units;
      if (outcome.units > 0) hits++;
    }
    const exact = figureOf(id);
    const hitChance = Number(exact.hitFrequency);
    expect(Math.abs(units / mathematics.stakeUnits / rounds - Number(exact.rtp))).toBeLessThan(
      (3.29 * Number(exact.standardDeviation)) / Math.sqrt(rounds),
    );
    expect(Math.abs(hits / rounds - hitChance)).toBeLessThan(
      3.29 * Math.sqrt((hitChance * (1 - hitChance)) / rounds),
    );
  },
);

function firstRound(mathematics: Mathematics, wanted: (outcome: Outcome) => boolean): Outcome {
  const draw = seeded(1);
  for (let i = 0; i < 100_000; i++) {
    const outcome = playRound(mathematics, draw);
    if (wanted(outcome)) return outcome;
  }
  throw new Error(`no such round of ${mathematics.id} in 100,000`);
}
