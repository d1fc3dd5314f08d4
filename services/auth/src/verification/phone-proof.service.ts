import { Injectable } from '@nestjs/common';
import { PhoneCodeService, type PhoneNumber } from './phone-code.service.js';
import type { Purpose } from './verification.rules.js';
import { PhoneAuthErrors } from './phone-auth.errors.js';
import { PhoneIdentityService } from './phone-identity.service.js';
import type { CodeHolder } from './verification.service.js';

export interface PhoneProof extends PhoneNumber {
  verificationCode?: string | undefined;
  /** Of the external service, in place of a code. */
  idToken?: string | undefined;
}

/** Proves a phone number by a code, or by a token of the external service. */
@Injectable()
export class PhoneProofService {
  constructor(
    private readonly codes: PhoneCodeService,
    private readonly identity: PhoneIdentityService,
  ) {}

  /** Returns the canonical number. */
  async prove(purpose: Purpose, proof: PhoneProof, holder: CodeHolder): Promise<string> {
    if (proof.idToken === undefined) return this.codes.check(purpose, proof, proof.verificationCode, holder);
    const named = proof.mobileNum === undefined ? undefined : this.codes.canonical(proof);
    const phone = await this.identity.phoneOf(proof.idToken);
    if (named !== undefined && named !== phone) throw PhoneAuthErrors.PHONE_IDENTITY_INVALID();
    return phone;
  }
}
