import { ageOn, isBirthday, nicknameOf, payeeNameOf } from './personal.rules.js';

describe('the payee name', () => {
  it.each([
    ['Nguyễn Văn Đức', 'NGUYEN VAN DUC'],
    ['  tran   thi  B ', 'TRAN THI B'],
    ['LE QUANG', 'LE QUANG'],
    ['đặng ưng ý', 'DANG UNG Y'],
  ])('SPEC-5.7 %j is kept as %j', (text, kept) => expect(payeeNameOf(text)).toBe(kept));

  it.each(['', 'A', 'Nguyen 2', 'Nguyen-Van', "D'Arc", '阮文', 'x'.repeat(61), '<b>An</b>'])(
    'SPEC-5.7 %j is no real name',
    (text) => expect(payeeNameOf(text)).toBeUndefined(),
  );
});

describe('a nickname', () => {
  it.each([
    ['Sen Vàng 88', 'Sen Vàng 88'],
    ['  lan.1990 ', 'lan.1990'],
    ['莲花', '莲花'],
  ])('%j is taken as %j', (text, kept) => expect(nicknameOf(text)).toBe(kept));

  it.each(['a', 'a'.repeat(21), 'a  <b>', '..a', 'Admin', 'Hỗ Trợ 1', 'C.S.K.H', 'a\u202eb', 'a\nb!'])(
    '%j is refused',
    (text) => expect(nicknameOf(text)).toBeUndefined(),
  );
});

describe('a birthday', () => {
  it('REG-G1.1 counts full years, to the day', () => {
    expect(ageOn('2008-11-22', '2026-11-21')).toBe(17);
    expect(ageOn('2008-11-21', '2026-11-21')).toBe(18);
    expect(ageOn('2004-02-29', '2022-02-28')).toBe(17);
  });

  it.each(['2001-02-29', '2026-11-22', '1890-01-01', '2000-13-01', '2000-1-1', 'x'])('%j is none', (text) => {
    expect(isBirthday(text, '2026-11-21')).toBe(false);
  });
});
