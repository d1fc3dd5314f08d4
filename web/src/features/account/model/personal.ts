import type { Profile, ProfileChange } from '../api/account.api';

/** Upper case, no accents, single spaces, as banks and the server store a name; null if invalid. */
export function payeeNameOf(typed: string): string | null {
  const plain = typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'D')
    .trim()
    .replace(/\s+/g, ' ')
    .toUpperCase();
  return /^[A-Z]+( [A-Z]+)*$/.test(plain) && plain.length >= 2 && plain.length <= 60 ? plain : null;
}

export interface PersonalValues {
  nickname: string;
  payeeName: string;
  birthday: string;
}

/** Only what is new is sent: a name or a day that stands already is not the member's to change. */
export function changedFields(values: PersonalValues, profile: Profile): ProfileChange {
  const nickname = values.nickname.trim().normalize('NFC');
  const payeeName = values.payeeName.trim().normalize('NFC');
  return {
    ...(nickname && nickname !== profile.nickname && { nickname }),
    ...(payeeName && profile.payeeName === null && { payeeName }),
    ...(values.birthday && profile.birthday === null && { birthday: values.birthday }),
  };
}
