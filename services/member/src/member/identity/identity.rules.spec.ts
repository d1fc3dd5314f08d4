import { documentNumberOf, levelOf, sidesOf, type KnownCheck } from './identity.rules.js';

const check = (level: 1 | 2, status: KnownCheck['status'], validUntil: string | null): KnownCheck => ({
  ...{ level, status, validUntil },
});

describe('the identity level', () => {
  it.each([
    ['no check', [], 0],
    ['an open check', [check(2, 'IN_REVIEW', null)], 0],
    ['a rejected check', [check(2, 'REJECTED', null)], 0],
    ['an approved check on its last day', [check(1, 'APPROVED', '2026-11-21')], 1],
    ['a document that ran out', [check(1, 'APPROVED', '2026-11-20')], 0],
    ['the higher of two', [check(2, 'APPROVED', '2030-01-01'), check(1, 'APPROVED', '2031-01-01')], 2],
    [
      'the lower where the higher ran out',
      [check(2, 'APPROVED', '2026-01-01'), check(1, 'APPROVED', '2031-01-01')],
      1,
    ],
  ] as const)('of %s', (_, checks, level) => expect(levelOf(checks, '2026-11-21')).toBe(level));
});

describe('a submission', () => {
  it('has two sides of a card, one of a passport, and the face at level 2', () => {
    expect(sidesOf('ID_CARD', 1)).toEqual(['FRONT', 'BACK']);
    expect(sidesOf('PASSPORT', 1)).toEqual(['FRONT']);
    expect(sidesOf('DRIVING_LICENCE', 2)).toEqual(['FRONT', 'BACK', 'FACE']);
  });

  it.each([
    ['001 090 012345', '001090012345'],
    ['c1234567', 'C1234567'],
    ['12345', undefined],
    ['0010900123456789012345', undefined],
    ['00109<0012345', undefined],
  ])('takes the number %j as %j', (text, number) => expect(documentNumberOf(text)).toBe(number));
});
