import { commonPasswords } from './common-passwords.js';
import { isCommonPassword, passwordProblem } from './password.rules.js';

const context = { username: 'hoadao2026', brandWords: ['Sen Vàng', 'Lotus'] };
const problem = (password: string) => passwordProblem(password, context);

describe('passwords', () => {
  it.each(['một câu dài mà dễ nhớ', 'k7#mQ', 'Tr4 đá vỉa hè', 'x'.repeat(3) + 'correct horse'])(
    'SEC-S1 counts characters and nothing else: %s',
    (password) => {
      expect(problem(password)).toBe(Array.from(password).length < 8 ? 'too-short' : undefined);
    },
  );

  it('SEC-S1 takes 64 characters and more, up to 128', () => {
    const long = 'Ba con mèo '.repeat(11);
    expect(problem(long.slice(0, 64))).toBeUndefined();
    expect(problem(long.slice(0, 120))).toBeUndefined();
    expect(problem(`${long}${long}`)).toBe('too-long');
  });

  it.each([
    'password',
    'PASSWORD1',
    '123456789',
    '87654321',
    'abcdefgh',
    'aaaaaaaa',
    'matkhau123',
    'anhyeuem',
    'qwertyuiop',
  ])('SEC-S2 refuses the well-known %s', (password) => {
    expect(problem(password)).toBe('common');
  });

  it.each(['SenVang#2026', 'sen-vang-88', 'sén vàng 99', 'ilovelotus1'])(
    'SEC-S2 refuses the brand word in %s',
    (password) => {
      expect(problem(password)).toBe('brand-word');
    },
  );

  it('refuses the user name', () => {
    expect(problem('HoaDao2026')).toBe('same-as-username');
  });

  it('keeps a list in which every entry could have been chosen', () => {
    expect(commonPasswords.size).toBeGreaterThan(300);
    for (const password of commonPasswords) {
      expect([password.length >= 8, password.toLowerCase(), isCommonPassword(password)]).toEqual([
        true,
        password,
        true,
      ]);
    }
  });
});
