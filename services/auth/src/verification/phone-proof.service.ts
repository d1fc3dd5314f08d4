import { Injectable } from '@nestjs/common';
import { PhoneCodeService, type PhoneNumber } from './phone-code.service.js';
import type { Purpose } from './verification.rules.js';
import { PhoneAuthErrors } from './phone-auth.errors.js';
import { PhoneIdentityService } from './phone-identity.service.js';

export interface PhoneProof extends PhoneNumber {
  verificationCode?: string | undefined;
  /** Of the outside service, in place of a code of ours. */
  idToken?: string | undefined;
}

/** A number is proven by a code that we sent, or by the token of the outside service. */
@Injectable()
export class PhoneProofService {
  constructor(
    private readonly codes: PhoneCodeService,
    private readonly identity: PhoneIdentityService,
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
