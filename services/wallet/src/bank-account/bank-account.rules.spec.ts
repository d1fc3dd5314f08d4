import { holderName, isNumberOf, maskedNumber } from './bank-account.rules.js';

describe('a bank account', () => {
  it('SPEC-5.7 names its holder in capital letters without accents', () => {
    expect(holderName('  Nguyễn Thị   Đào ')).toBe('NGUYEN THI DAO');
    expect(holderName('Đặng Văn Ơn')).toBe('DANG VAN ON');
    for (const wrong of ['', 'Anh', 'Nguyen V4n A', 'A '.repeat(40)])
      expect(holderName(wrong)).toBeUndefined();
  });

  it('has digits as its institution gives them', () => {
    expect(isNumberOf('BANK', '0123456789')).toBe(true);
    expect(isNumberOf('BANK', '12345')).toBe(false);
    expect(isNumberOf('MOMO', '0912345678')).toBe(true);
    expect(isNumberOf('ZALOPAY', '123456789012')).toBe(false);
  });

  it('shows four digits at most', () => {
    expect(maskedNumber('9704151234567')).toBe('•••• 4567');
  });
});
