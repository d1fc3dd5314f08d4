import { crc16, vietQr, VietQrError } from './vietqr.rules.js';

describe('VietQR', () => {
  it('builds the reusable code of an account', () => {
    expect(vietQr({ bankBin: '970416', accountNumber: '257678859' })).toBe(
      '00020101021138530010A0000007270123000697041601092576788590208QRIBFTTA53037045802VN6304AE9F',
    );
  });

  it('builds the code of one payment, with amount and purpose', () => {
    expect(
      vietQr({ bankBin: '970416', accountNumber: '257678859', amount: 10_000n, purpose: 'Chuyen tien' }),
    ).toBe(
      '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien630453E6',
    );
  });

  it('computes CRC-16/CCITT-FALSE as its catalogue value says', () => {
    expect(crc16('123456789')).toBe('29B1');
    const whole =
      '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien6304';
    expect(crc16(whole)).toBe('53E6');
  });

  it('refuses what a bank could not read', () => {
    expect(() => vietQr({ bankBin: '97041', accountNumber: '257678859' })).toThrow(VietQrError);
    expect(() => vietQr({ bankBin: '970416', accountNumber: '257678859', purpose: 'Nạp tiền' })).toThrow(
      VietQrError,
    );
    expect(() => vietQr({ bankBin: '970416', accountNumber: '257678859', purpose: 'x'.repeat(26) })).toThrow(
      VietQrError,
    );
    expect(() => vietQr({ bankBin: '970416', accountNumber: '257678859', amount: 0n })).toThrow(VietQrError);
  });

  it('takes an account, a purpose and an amount up to their bounds, and nothing past them', () => {
    const account = { bankBin: '970416', accountNumber: '257678859' };
    const taken = (change: object) => {
      try {
        return vietQr({ ...account, ...change }) !== '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    for (const accountNumber of ['123456', '1'.repeat(19), 'AB_123456'])
      expect(taken({ accountNumber })).toBe(true);
    for (const accountNumber of ['12345', '1'.repeat(20), '1234567 ', '-1234567'])
      expect(taken({ accountNumber })).toBe('not a bank account');
    for (const bankBin of ['9704167', 'x970416', '97041x'])
      expect(taken({ bankBin })).toBe('not a bank account');
    for (const purpose of ['~', ' ', 'x'.repeat(25)]) expect(taken({ purpose })).toBe(true);
    for (const purpose of ['', 'a\u007f', '\u00e0', 'x\n'])
      expect(taken({ purpose })).toBe('a purpose is ASCII and short');
    for (const amount of [1n, 10n ** 13n - 1n]) expect(taken({ amount })).toBe(true);
    for (const amount of [0n, -1n, 10n ** 13n]) expect(taken({ amount })).toBe('not an amount');
    expect(vietQr({ ...account, purpose: 'x' })).toContain('010212');
    expect(vietQr({ ...account, amount: 1n })).toContain('010212');
    expect(crc16('')).toBe('FFFF');
    expect(crc16('Q')).toHaveLength(4);
  });
});
