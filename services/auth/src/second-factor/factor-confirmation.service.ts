import { Injectable } from '@nestjs/common';
import { AuthenticatorService } from './authenticator.service.js';
import { factorLockMs, FactorTries } from './factor-tries.js';
import { RecoveryCodeService } from './recovery-code.service.js';
import { SecondFactorErrors } from './second-factor.errors.js';

/** The code of a member who has just given a password, with as few tries as at a login. */
@Injectable()
export class FactorConfirmationService {
  constructor(
    private readonly authenticators: AuthenticatorService,
    private readonly recoveryCodes: RecoveryCodeService,
    private readonly tries: FactorTries,
  ) {}

  /** A code of the authenticator, or a recovery code; uses it up. */
  async confirm(memberId: string, code: string): Promise<void> {
    if (!(await this.tries.begin(memberId)))
      throw SecondFactorErrors.SECOND_FACTOR_TRIES_USED(undefined, factorLockMs / 1000);
    const isRight =
      (await this.authenticators.verify(memberId, code)) || (await this.recoveryCodes.verify(memberId, code));
    if (!isRight) throw SecondFactorErrors.SECOND_FACTOR_WRONG();
    await this.tries.succeeded(memberId);
  }

  /** Asks for a code where the member has an authenticator; who has none, or a passkey only, needs no code. */
  async demand(memberId: string, code: string | undefined): Promise<void> {
    if (!(await this.authenticators.isOn(memberId))) return;
    if (code === undefined) throw SecondFactorErrors.FACTOR_CODE_REQUIRED();
    await this.confirm(memberId, code);
  }
}
