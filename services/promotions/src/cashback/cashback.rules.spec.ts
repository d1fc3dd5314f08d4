import fc from 'fast-check';
import { claimable, closable } from './cashback.rules.js';

const accrual = (validBet: bigint, ratePpm: number) => validBet * BigInt(ratePpm);
const pot = (validBet: bigint, ratePpm: number) => ({ microAmount: accrual(validBet, ratePpm) });

describe('cashback', () => {
  it('live 12,345,678 × 0.5 % + slots 8,000,000 × 0.8 % + sports 3,000,000 × 0.6 % = 143,728.39', () => {
    const pots = [pot(1_234_567_800n, 5000), pot(800_000_000n, 8000), pot(300_000_000n, 6000)];
    expect(claimable(pots)).toBe(14_372_839n);
  });

  it('is truncated once per pot, not once per bet', () => {
    const bets = Array.from({ length: 3 }, () => accrual(50n, 8000)); // 0.4 minor units each
    expect(claimable([{ microAmount: bets.reduce((sum, part) => sum + part, 0n) }])).toBe(1n);
  });

  it('owes nothing for a pot that a void has taken below zero', () => {
    expect(claimable([pot(-100_000n, 8000), pot(100_000n, 5000)])).toBe(500n);
  });

  it('never owes more than the rate of what was bet', () => {
    const bets = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { maxLength: 40 });
    fc.assert(
      fc.property(bets, fc.integer({ min: 0, max: 20_000 }), (amounts, rate) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0n);
        const held = amounts.reduce((sum, amount) => sum + accrual(amount, rate), 0n);
        return claimable([{ microAmount: held }]) === (total * BigInt(rate)) / 1_000_000n;
      }),
    );
  });

  it('pays the same in all however often it is claimed: a claim leaves the fraction to the next pot', () => {
    const steps = fc.array(fc.option(fc.bigInt({ min: 0n, max: 10n ** 9n })), { maxLength: 60 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 20_000 }), (amountsAndClaims, rate) => {
        let open = { microAmount: 0n };
        let accrued = 0n;
        let paid = 0n;
        for (const amount of [...amountsAndClaims, null]) {
          if (amount !== null) {
            accrued += accrual(amount, rate);
            open = { microAmount: open.microAmount + accrual(amount, rate) };
            continue;
          }
          paid += claimable([open]);
          for (const closed of closable([open]))
            open = { microAmount: open.microAmount - closed.microAmount };
        }
        return paid === accrued / 1_000_000n;
      }),
    );
  });
});
