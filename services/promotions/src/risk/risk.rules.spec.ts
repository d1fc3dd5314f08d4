import { needsReview, type Risk } from './risk.rules.js';

describe('which claims an operator sees', () => {
  const shared: Risk = { score: 60, reasons: ['SAME_ADDRESS', 'SAME_BROWSER'] };

  it('leaves a check-in of 2,000 of a known member on a shared phone alone', () => {
    expect(needsReview(shared, { amount: 200_000n, memberDays: 14 })).toBe(false);
    expect(needsReview(shared, { amount: 2_000_000n, memberDays: 400 })).toBe(false);
  });

  it('asks for a large claim, a new member, or accounts that bet against each other', () => {
    expect(needsReview(shared, { amount: 2_000_001n, memberDays: 400 })).toBe(true);
    expect(needsReview(shared, { amount: 200_000n, memberDays: 13 })).toBe(true);
    const opposite: Risk = { score: 80, reasons: ['OPPOSITE_BETS'] };
    expect(needsReview(opposite, { amount: 200_000n, memberDays: 400 })).toBe(true);
  });

  it('never asks below the score of a review', () => {
    expect(needsReview({ score: 49, reasons: ['SAME_ADDRESS'] }, { amount: 10n ** 12n, memberDays: 0 })).toBe(
      false,
    );
  });
});
