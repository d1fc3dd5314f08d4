import { messageKinds, messageOfBonus, worded } from './message.rules.js';

describe('messages', () => {
  const name = { vi: 'Kim Cương', en: 'Diamond' };

  it('SPEC-3.16.1 say the amount as the language writes it', () => {
    const detail = { amount: '125000050', currency: 'VND' };
    expect(worded('DEPOSIT_ARRIVED', detail, 'vi').body).toBe(
      'Khoản nạp 1.250.000,50 VND đã vào tài khoản của bạn.',
    );
    expect(worded('DEPOSIT_ARRIVED', detail, 'en').body).toBe(
      'Your deposit of 1,250,000.50 VND has been credited.',
    );
    expect(worded('POINTS_EXCHANGED', { points: 1200, name }, 'vi').body).toBe(
      'Bạn đã đổi 1.200 điểm lấy Kim Cương.',
    );
  });

  it.each(messageKinds)('SPEC-3.16.1 %s is worded in both languages, nothing left open', (kind) => {
    const detail = { amount: '100', points: 5, name };
    const [vi, en] = [worded(kind, detail, 'vi'), worded(kind, detail, 'en')];
    expect(vi).not.toEqual(en);
    for (const { title, body } of [vi, en]) {
      expect(title.length).toBeGreaterThan(5);
      expect(body).not.toMatch(/undefined|NaN|  /);
    }
  });

  it.each([
    ['DONE', { kind: 'BONUS_DONE', amount: '3' }],
    ['EXPIRED', { kind: 'BONUS_EXPIRED', amount: '2' }],
    ['FORFEITED', { kind: 'BONUS_GIVEN_UP', amount: '2' }],
    ['CLEARED', { kind: 'BONUS_LOST', amount: '1' }],
    ['ACTIVE', undefined],
    ['EXPIRING', undefined],
  ])('of a bonus that is %s name what it was worth, what was taken or what was kept', (status, message) => {
    expect(messageOfBonus({ status, amount: '1', taken: '2', kept: '3' })).toEqual(message);
  });

  it('SPEC-3.16.1 the four kinds the specification names are there', () => {
    expect(messageKinds).toEqual(
      expect.arrayContaining([
        'DEPOSIT_ARRIVED',
        'WITHDRAWAL_APPROVED',
        'WITHDRAWAL_REJECTED',
        'DEPOSIT_FAILED',
      ]),
    );
  });
});
