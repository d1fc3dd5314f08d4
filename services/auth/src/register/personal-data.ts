import { Injectable } from '@nestjs/common';
import type { SealedContact } from '../account/account.repository.js';
import { Sealing } from '../sealing/sealing.js';

/** Addresses that one day prove who somebody is: kept apart, with a blind index. */
const contactKinds = [
  'email',
  'mobileNum',
  'zalo',
  'whatsapp',
  'line',
  'facebook',
  'wechat',
  'qqNum',
  'idNumber',
];
const profileFields = ['payeeName', 'nickname', 'birthday'];

/** Personal data of a registration as it lies in the database: nothing of it can be read there. */
@Injectable()
export class PersonalData {
  constructor(private readonly sealing: Sealing) {}

  contacts(
    memberId: string,
    fields: Readonly<Record<string, string>>,
    dialingCode: string | undefined,
  ): SealedContact[] {
    return contactKinds.flatMap((kind) => {
      const value = fields[kind];
      if (value === undefined) return [];
      const full = kind === 'mobileNum' ? `${dialingCode ?? ''}${value}` : value;
      return {
        kind,
        sealed: this.sealing.seal('contact', `${memberId}:${kind}`, full),
        blindIndex: this.sealing.blindIndex(`contact:${kind}`, full.trim().toLowerCase()),
      };
    });
  }

  /** Undefined where there is nothing to keep. */
  profile(memberId: string, fields: Readonly<Record<string, string>>): string | undefined {
    const kept = Object.fromEntries(
      profileFields.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
    );
    if (Object.keys(kept).length === 0) return undefined;
    return this.sealing.seal('profile', memberId, JSON.stringify(kept));
  }
}
