/** Vietnamese names as banks write them: upper case, no accents, single spaces. Undefined if invalid. */
export function payeeNameOf(text: string): string | undefined {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/g, 'D')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toUpperCase();
  return /^[A-Z]+( [A-Z]+)*$/.test(plain) && plain.length >= 2 && plain.length <= 60 ? plain : undefined;
}

/** Letters and digits of any script with single separators between, 2 to 20; names that pose as staff are not for members. */
export function nicknameOf(text: string): string | undefined {
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  const letters = Array.from(name);
  if (letters.length < 2 || letters.length > 20) return undefined;
  if (!/^[\p{L}\p{N}]+([ ._-][\p{L}\p{N}]+)*$/u.test(name)) return undefined;
  const folded = name
    .normalize('NFD')
    .replaceAll(/[\p{M} ._-]/gu, '')
    .toLowerCase();
  return /admin|support|operator|hotro|cskh|quantri/.test(folded) ? undefined : name;
}

/** Full years since `birthday`, both days as `YYYY-MM-DD`. */
export function ageOn(birthday: string, today: string): number {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  const passed = thisMonth > month || (thisMonth === month && thisDay >= day);
  return thisYear - year - (passed ? 0 : 1);
}

/** A calendar day that is a plausible birthday. */
export function isBirthday(text: string, today: string): boolean {
  const date = new Date(`${text}T00:00:00.000Z`);
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text) &&
    text < today &&
    ageOn(text, today) < 130
  );
}
