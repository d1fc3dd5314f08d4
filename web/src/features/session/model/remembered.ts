const NAME_COOKIE = 'loginName';
const REMEMBER_COOKIE = 'loginRemember';
const ONE_DAY_SECONDS = 86_400;

function write(name: string, value: string): void {
  const age = value ? ONE_DAY_SECONDS : 0;
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${age}; samesite=strict`;
}

function read(name: string): string {
  const found = document.cookie.split('; ').find((c) => c.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
}

/** Only the user name is kept, for one day, and never the password (docs/decisions); and that the server has given a cookie which no script reads. */
export const remembered = {
  username: () => read(NAME_COOKIE),
  save: (username: string) => {
    write(NAME_COOKIE, username);
    write(REMEMBER_COOKIE, '1');
  },
  mayComeBack: () => read(REMEMBER_COOKIE) !== '',
  staysOut: () => write(REMEMBER_COOKIE, ''),
  forget: () => {
    write(NAME_COOKIE, '');
    write(REMEMBER_COOKIE, '');
  },
};
