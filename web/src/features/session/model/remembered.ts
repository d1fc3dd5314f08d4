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

/** The number of the last log-in by SMS; what a visitor has made of the cookie is no number. */
function readPhone(): PhoneNumber | null {
  try {
    const { mobileNum, countryDialingCode } = JSON.parse(read(PHONE_COOKIE)) as Partial<PhoneNumber>;
    return mobileNum && countryDialingCode ? { mobileNum, countryDialingCode } : null;
  } catch {
    return null;
  }
}

/** Only the user name, or the number, is kept, for one day, and never the password (docs/decisions); and that the server has given a cookie which no script reads. */
export const remembered = {
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
  mayComeBack: () => read(REMEMBER_COOKIE) !== '',
  staysOut: () => write(REMEMBER_COOKIE, ''),
  forget: () => {
    for (const name of [NAME_COOKIE, PHONE_COOKIE, REMEMBER_COOKIE]) write(name, '');
  },
};
