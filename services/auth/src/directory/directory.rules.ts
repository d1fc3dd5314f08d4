import { canonicalEmail, canonicalPhone } from '../account/phone.js';

export interface MemberFilter {
  by: 'all' | 'id' | 'name' | 'email' | 'mobile';
  /** Null where everybody is meant. */
  value: string | null;
}

export const memberSorts = ['registered', 'name', 'login'] as const;
export type MemberSort = (typeof memberSorts)[number];

const home = '84';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What an operator typed: an id, an address, a mobile number of the country, or how a user name begins. */
export function memberFilter(typed: string, indexOf: (kind: string, value: string) => string): MemberFilter {
  const text = typed.trim();
  if (text === '') return { by: 'all', value: null };
  if (uuid.test(text)) return { by: 'id', value: text };
  if (text.includes('@')) return { by: 'email', value: indexOf('email', canonicalEmail(text)) };
  const international = text.startsWith('+') ? text.slice(1).replace(/^84/, '') : text;
  const phone = canonicalPhone(home, international);
  if (phone !== undefined) return { by: 'mobile', value: indexOf('mobileNum', phone) };
  return { by: 'name', value: text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`) };
}
