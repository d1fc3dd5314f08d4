import type { PhoneNumber } from '../api/session.api';

const NAME_COOKIE = 'loginName';
const REMEMBER_COOKIE = 'loginRemember';
const PHONE_COOKIE = 'loginTypeSms';
const ONE_DAY_SECONDS = 86_400;

function write(name: string, value: string): void {
  const age = value ? ONE_DAY_SECONDS : 0;
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${age}; samesite=strict`;
}

function read(name: string): string {
  const found = document.cookie.split('; ').find((c) => c.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
}

/** The number of the last login by SMS; a cookie that the visitor has altered is ignored. */
function readPhone(): PhoneNumber | null {
  try {
    const { mobileNum, countryDialingCode } = JSON.parse(read(PHONE_COOKIE)) as Partial<PhoneNumber>;
    return mobileNum && countryDialingCode ? { mobileNum, countryDialingCode } : null;
  } catch {
    return null;
  }
}

/** Keeps the user name or the phone number for one day, never the password; the server's own cookie is HttpOnly. */
export const rememberedLogin = {
  username: () => read(NAME_COOKIE),
  save: (username: string) => {
    write(NAME_COOKIE, username);
    write(REMEMBER_COOKIE, '1');
  },
  phone: readPhone,
  savePhone: ({ mobileNum, countryDialingCode }: PhoneNumber) => {
    write(PHONE_COOKIE, JSON.stringify({ mobileNum, countryDialingCode }));
    write(REMEMBER_COOKIE, '1');
  },
  isEnabled: () => read(REMEMBER_COOKIE) !== '',
  disable: () => write(REMEMBER_COOKIE, ''),
  forget: () => {
    for (const name of [NAME_COOKIE, PHONE_COOKIE, REMEMBER_COOKIE]) write(name, '');
  },
};
