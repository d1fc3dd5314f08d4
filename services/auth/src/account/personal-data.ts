import { Injectable } from '@nestjs/common';
import { personKey } from './person.rules.js';
import { Sealing } from '../sealing/sealing.js';

/** Contacts that can identify a person; each is stored with a blind index. */
export const contactKinds = [
  'email',
  'mobileNum',
  'zalo',
  'whatsapp',
  'line',
  'facebook',
  'wechat',
  'qqNum',
  'idNumber',
] as const;
const profileFields = ['payeeName', 'nickname', 'birthday'];

/** Encrypts personal data for the database. */
@Injectable()
export class PersonalData {
  constructor(private readonly sealing: Sealing) {}

  sealContact(memberId: string, kind: string, value: string): string {
    return this.sealing.seal('contact', `${memberId}:${kind}`, value);
  }

  openContact(memberId: string, kind: string, sealed: string): string {
    return this.sealing.open('contact', `${memberId}:${kind}`, sealed);
  }

  indexOf(kind: string, value: string): string {
    return this.sealing.blindIndex(`contact:${kind}`, value.trim().toLowerCase());
  }

  /** Undefined if no profile field is given. */
  profile(memberId: string, fields: Readonly<Record<string, string>>): string | undefined {
    const kept = Object.fromEntries(
      profileFields.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
    );
    if (Object.keys(kept).length === 0) return undefined;
    return this.sealing.seal('profile', memberId, JSON.stringify(kept));
  }

  /** Undefined unless name and birth date are given. */
  personIndex(profile: Readonly<Record<string, string>>): string | undefined {
    const key = personKey(profile);
    return key === undefined ? undefined : this.sealing.blindIndex('person', key);
  }

  openProfile(memberId: string, sealed: string): Record<string, string> {
    return JSON.parse(this.sealing.open('profile', memberId, sealed)) as Record<string, string>;
  }
}
