import fc from 'fast-check';
import {
  cursorForm,
  kindNames,
  longestDays,
  pageOfVersions,
  periodOf,
  readCursor,
  statementKinds,
  usualDays,
  writeCursor,
} from './statement.rules.js';

describe('statements', () => {
  const now = new Date('2026-11-21T08:00:00.000Z');

  it('REG-G29 covers the last seven days by default, and at most 93', () => {
    expect(periodOf({}, now)).toEqual({
      from: new Date('2026-11-14T08:00:00.001Z'),
      to: new Date('2026-11-21T08:00:00.001Z'),
    });
    const to = '2026-11-21T00:00:00Z';
    expect(periodOf({ from: '2026-08-20T00:00:00Z', to }, now)).toBeDefined();
    expect(periodOf({ from: '2026-08-19T23:59:59Z', to }, now)).toBeUndefined();
    expect(periodOf({ from: to, to }, now)).toBeUndefined();
    expect(periodOf({ from: '2026-11-22T00:00:00Z', to }, now)).toBeUndefined();
  });

  it('shows each version on one page and on no other', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 500n),
        fc.bigInt(0n, 500n),
        fc.integer({ min: 1, max: 100 }),
        (after, length, size) => {
          const range = { after, through: after + length };
          const seen: bigint[] = [];
          for (let pageNo = 1; pageNo <= Math.ceil(Number(length) / size) + 1; pageNo++) {
            const page = pageOfVersions(range, pageNo, size);
            for (let version = page.through; version > page.after; version--) seen.push(version);
          }
          expect(seen).toEqual(Array.from({ length: Number(length) }, (_, i) => range.through - BigInt(i)));
        },
      ),
    );
  });

  it('writes cursors that it can read, and takes no others', () => {
    const cursor = { below: 123456789012345678n, total: 40 };
    expect(readCursor(writeCursor(cursor))).toEqual(cursor);
    expect(cursorForm.test(writeCursor(cursor))).toBe(true);
    for (const bad of ['', '0.1', '1', '1.', '1.01', '-1.1', '1.1 ', '1.1.1', `${'9'.repeat(19)}.1`])
      expect([bad, cursorForm.test(bad)]).toEqual([bad, false]);
  });

  it('has a name for every kind of posting, in both languages, each its own', () => {
    expect(statementKinds).toEqual([
      ...[
        'BET',
        'WIN',
        'ROLLBACK',
        'DEPOSIT',
        'WITHDRAWAL',
        'FEE',
        'PAYOUT_RETURN',
        'FORFEIT',
        'CONVERSION',
        'TRANSFER_IN',
        'TRANSFER_OUT',
        'BONUS',
        'CASHBACK',
        'POINTS',
      ],
      ...[
        'SALARY',
        'DIVIDEND',
        'COMMISSION',
        'JACKPOT',
        'JACKPOT_SHARE',
        'REPAYMENT',
        'HOLD',
        'RELEASE',
        'WIN_CORRECTION',
        'DEPOSIT_REVERSAL',
        'ADJUST',
        'GRANT',
      ],
    ]);
    for (const language of ['vi', 'en'] as const) {
      const names = Object.values(kindNames).map((name) => name[language]);
      expect(new Set(names).size).toBe(statementKinds.length);
      for (const name of names) expect(name).toMatch(/^\p{Lu}[\p{L} ]+$/u);
    }
  });

  it('REG-G29 counts back from the end that is given, and 93 days are not too many', () => {
    const to = '2026-11-21T00:00:00Z';
    expect(periodOf({ to }, now)).toEqual({ from: new Date('2026-11-14T00:00:00Z'), to: new Date(to) });
    expect(periodOf({ from: '2026-11-20T00:00:00Z' }, now)?.to).toEqual(new Date('2026-11-21T08:00:00.001Z'));
    expect([longestDays, usualDays]).toEqual([93, 7]);
    expect(periodOf({ from: 'yesterday' }, now)).toBeUndefined();
    expect(cursorForm.test(`${'9'.repeat(18)}.${'9'.repeat(9)}`)).toBe(true);
    expect(cursorForm.test(`1.${'9'.repeat(10)}`)).toBe(false);
    expect(cursorForm.test('x1.1')).toBe(false);
  });
});
