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
});
