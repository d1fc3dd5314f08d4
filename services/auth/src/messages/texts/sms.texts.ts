import type { Language } from '#libs/platform';

export type SmsText = 'access' | 'register' | 'taken' | 'contact' | 'fund-password';

interface Facts {
  brand: string;
  code: string;
  minutes: number;
}

/** Without accents: they would double the number of messages, and some telephones drop them. */
const texts: Record<SmsText, Record<Language, (facts: Facts) => string>> = {
  access: {
    vi: ({ brand, code, minutes }) =>
      `${brand}: ma dang nhap hoac dat lai mat khau cua ban la ${code}, het han sau ${minutes} phut. Dung dua ma nay cho bat ky ai.`,
    en: ({ brand, code, minutes }) =>
      `${brand}: your code to log in or reset your password is ${code}. It ends in ${minutes} minutes. Give it to nobody.`,
  },
  register: {
    vi: ({ brand, code, minutes }) =>
      `${brand}: ma dang ky cua ban la ${code}, het han sau ${minutes} phut. Dung dua ma nay cho bat ky ai.`,
    en: ({ brand, code, minutes }) =>
      `${brand}: your registration code is ${code}. It ends in ${minutes} minutes. Give it to nobody.`,
  },
  taken: {
    vi: ({ brand }) => `${brand}: so nay da co tai khoan. Vui long dang nhap hoac dat lai mat khau.`,
    en: ({ brand }) => `${brand}: this number already has an account. Please log in or reset the password.`,
  },
  contact: {
    vi: ({ brand, code, minutes }) =>
      `${brand}: ma xac minh so dien thoai la ${code}, het han sau ${minutes} phut.`,
    en: ({ brand, code, minutes }) =>
      `${brand}: the code that proves this number is ${code}. It ends in ${minutes} minutes.`,
  },
  'fund-password': {
    vi: ({ brand, code, minutes }) =>
      `${brand}: ma dat lai mat khau rut tien la ${code}, het han sau ${minutes} phut. Dung dua ma nay cho bat ky ai.`,
    en: ({ brand, code, minutes }) =>
      `${brand}: your code to reset the fund password is ${code}. It ends in ${minutes} minutes. Give it to nobody.`,
  },
};

export function smsText(kind: SmsText, language: Language, facts: Facts): string {
  const plain = facts.brand
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, (letter) => (letter === 'đ' ? 'd' : 'D'));
  return texts[kind][language]({ ...facts, brand: plain });
}
