import { neededIdentity } from './identity.rules.js';

describe('the identity that a withdrawal needs', () => {
  const terms = {
    ...{ brandRequires: false, firstRequires: false, faceFrom: 0n },
    dailyTotals: [500n, 800n] as const,
  };
  const order = { amount: 100n, usedToday: 0n, isFirst: true };

  it.each([
    ['none below all limits', {}, {}, undefined],
    ['a document if the brand asks for it', {}, { brandRequires: true }, { level: 1, rule: 'BRAND' }],
    ['a document for the first', {}, { firstRequires: true }, { level: 1, rule: 'FIRST_WITHDRAWAL' }],
    ['none for a later one', { isFirst: false }, { firstRequires: true }, undefined],
    ['none at the limit of the day', { usedToday: 400n }, {}, undefined],
    ['a document above it', { usedToday: 401n }, {}, { level: 1, rule: 'DAILY_TOTAL' }],
    ['the face above that of level 1', { usedToday: 701n }, {}, { level: 2, rule: 'DAILY_TOTAL' }],
    [
      'the face from the amount on',
      {},
      { faceFrom: 100n, brandRequires: true },
      { level: 2, rule: 'AMOUNT' },
    ],
    ['none just below the amount', { amount: 99n }, { faceFrom: 100n }, undefined],
  ])('is %s', (_, withdrawal, more, need) => {
    expect(neededIdentity({ ...order, ...withdrawal }, { ...terms, ...more })).toEqual(need);
  });
});
