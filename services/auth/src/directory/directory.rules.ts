import { isIP } from 'node:net';
import { canonicalEmail, canonicalPhone } from '../account/phone.js';

/** What a search is recognized as. */
export const foundBy = ['id', 'name', 'email', 'mobile', 'address', 'device'] as const;

export interface MemberFilter {
  by: 'all' | (typeof foundBy)[number];
  /** Null where everybody is meant. */
  value: string | null;
}

export const memberSorts = ['registered', 'name', 'login'] as const;
export type MemberSort = (typeof memberSorts)[number];

const home = '84';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** As the session of a member has it: the hash of the browser's secret. */
const device = /^[\w-]{43}$/;

/** What an operator typed: an id, a contact, the address or browser of a login, or how a user name begins. */
export function memberFilter(typed: string, indexOf: (kind: string, value: string) => string): MemberFilter {
  const text = typed.trim();
  if (text === '') return { by: 'all', value: null };
  if (uuid.test(text)) return { by: 'id', value: text };
  if (text.includes('@')) return { by: 'email', value: indexOf('email', canonicalEmail(text)) };
  if (isIP(text)) return { by: 'address', value: indexOf('address', text) };
  if (device.test(text)) return { by: 'device', value: text };
  const international = text.startsWith('+') ? text.slice(1).replace(/^84/, '') : text;
  const phone = canonicalPhone(home, international);
  if (phone !== undefined) return { by: 'mobile', value: indexOf('mobileNum', phone) };
  return { by: 'name', value: text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`) };
}
