import { Injectable } from '@nestjs/common';
import { PhoneCodes, type PhoneNumber } from '../verification/phone-codes.service.js';
import type { Purpose } from '../verification/verification.rules.js';
import { PhoneAuthErrors } from './phone-auth.errors.js';
import { PhoneIdentity } from './phone-identity.service.js';

export interface PhoneProof extends PhoneNumber {
  verificationCode?: string | undefined;
  /** Of the outside service, in place of a code of ours. */
  idToken?: string | undefined;
}

/** A number is proven by a code that we sent, or by the token of the outside service. */
@Injectable()
export class PhoneProofs {
  constructor(
    private readonly codes: PhoneCodes,
    private readonly identity: PhoneIdentity,
  ) {}

  /** The proven number in its one form. */
  async prove(purpose: Purpose, proof: PhoneProof, ip: string): Promise<string> {
    if (proof.idToken === undefined) return this.codes.check(purpose, proof, proof.verificationCode, ip);
    const named = proof.mobileNum === undefined ? undefined : this.codes.canonical(proof);
    const phone = await this.identity.phoneOf(proof.idToken);
    if (named !== undefined && named !== phone) throw PhoneAuthErrors.PHONE_IDENTITY_INVALID();
    return phone;
  }
}
