import type { Language } from '#libs/platform';

export type SmsText =
  'login' | 'reset' | 'register' | 'taken' | 'contact' | 'fund-password' | 'first-password';

interface Facts {
  brand: string;
  code: string;
  minutes: number;
}

/** Without accents: they would double the number of messages, and some telephones drop them. */
const texts: Record<SmsText, Record<Language, (facts: Facts) => string>> = {
  login: {
    vi: ({ brand, code, minutes }) =>
      `${brand}: ma dang nhap cua ban la ${code}, het han sau ${minutes} phut. Dung dua ma nay cho bat ky ai.`,
    en: ({ brand, code, minutes }) =>
      `${brand}: your code to log in is ${code}. It expires in ${minutes} minutes. Do not share it.`,
  },
  reset: {
    vi: ({ brand, code, minutes }) =>
      `${brand}: ma dat lai mat khau cua ban la ${code}, het han sau ${minutes} phut. Dung dua ma nay cho bat ky ai.`,
    en: ({ brand, code, minutes }) =>
      `${brand}: your code to reset your password is ${code}. It expires in ${minutes} minutes. Do not share it.`,
  },
  register: {
    vi: ({ brand, code, minutes }) =>
      `${brand}: ma dang ky cua ban la ${code}, het han sau ${minutes} phut. Dung dua ma nay cho bat ky ai.`,
    en: ({ brand, code, minutes }) =>
      `${brand}: your registration code is ${code}. It expires in ${minutes} minutes. Do not share it.`,
  },
  taken: {
    vi: ({ brand }) => `${brand}: so nay da co tai khoan. Vui long dang nhap hoac dat lai mat khau.`,
    en: ({ brand }) => `${brand}: this number already has an account. Please log in or reset the password.`,
  },
  contact: {
    vi: ({ brand, code, minutes }) =>
      `${brand}: ma xac minh so dien thoai la ${code}, het han sau ${minutes} phut.`,
    en: ({ brand, code, minutes }) =>
      `${brand}: your verification code for this number is ${code}. It expires in ${minutes} minutes.`,
  },
  'fund-password': {
    vi: ({ brand, code, minutes }) =>
      `${brand}: ma dat lai mat khau rut tien la ${code}, het han sau ${minutes} phut. Dung dua ma nay cho bat ky ai.`,
    en: ({ brand, code, minutes }) =>
      `${brand}: your code to reset the fund password is ${code}. It expires in ${minutes} minutes. Do not share it.`,
  },
  'first-password': {
    vi: ({ brand, code, minutes }) =>
      `${brand}: ma dat mat khau dang nhap la ${code}, het han sau ${minutes} phut. Dung dua ma nay cho bat ky ai.`,
    en: ({ brand, code, minutes }) =>
      `${brand}: your code to set a login password is ${code}. It expires in ${minutes} minutes. Do not share it.`,
  },
};

export function smsText(kind: SmsText, language: Language, facts: Facts): string {
  const plain = facts.brand
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, (letter) => (letter === 'đ' ? 'd' : 'D'));
  return texts[kind][language]({ ...facts, brand: plain });
}
