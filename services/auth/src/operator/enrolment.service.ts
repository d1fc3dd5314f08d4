import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { CLOCK, newId, PlatformErrors, type Clock } from '#libs/platform';
import { PasswordHasher } from '../hashing/password-hasher.js';
import { PasswordPolicyService } from '../hashing/password-policy.service.js';
import { AuthenticatorRepository } from '../second-factor/authenticator.repository.js';
import { AuthenticatorService } from '../second-factor/authenticator.service.js';
import { RecoveryCodeService } from '../second-factor/recovery-code.service.js';
import { SecondFactorErrors } from '../second-factor/second-factor.errors.js';
import type { ConfirmEnrolmentRequest } from './dto/operator.request.js';
import { EnrolmentRepository } from './enrolment.repository.js';
import { OperatorErrors } from './operator.errors.js';
import { OperatorRepository, type OperatorRow } from './operator.repository.js';
import { hashOf } from './invitation.service.js';

/** Enrolment, the first and any later one: a link that works once, then then password and authenticator of the holder. */
@Injectable()
export class EnrolmentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly operators: OperatorRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly authenticators: AuthenticatorService,
    private readonly authenticatorRows: AuthenticatorRepository,
    private readonly recoveryCodes: RecoveryCodeService,
    private readonly passwords: PasswordHasher,
    private readonly policy: PasswordPolicyService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A new secret for the authenticator app, each time until one is confirmed. */
  async begin(token: string): Promise<{ username: string; secret: string; uri: string }> {
    const { id, username } = await this.invited(token);
    return { username, ...(await this.authenticators.begin(id, username)) };
  }

  async confirm({ token, password, code }: ConfirmEnrolmentRequest): Promise<string[]> {
    const { id, username } = await this.invited(token);
    this.policy.check(password, username);
    if (!(await this.authenticators.verify(id, code, false))) throw SecondFactorErrors.SECOND_FACTOR_WRONG();
    const [hash, codes] = [await this.passwords.hash(password), await this.recoveryCodes.make()];
    await this.transactions.run(async (tx) => {
      const now = this.clock.now();
      if (!(await this.enrolments.use(tx, hashOf(token), now))) throw OperatorErrors.ENROLMENT_INVALID();
      if (!(await this.authenticatorRows.confirm(tx, id, now))) throw OperatorErrors.ENROLMENT_INVALID();
      await this.operators.setPassword(tx, id, hash);
      await this.recoveryCodes.put(tx, id, codes);
      const change = { operatorId: id, action: 'ENROLLED' as const, reason: '', changedBy: id };
      await this.enrolments.record(tx, { id: newId(), ...change }, now);
    });
    return codes.shown;
  }

  private async invited(token: string): Promise<OperatorRow> {
    const id = await this.enrolments.operatorOf(hashOf(token), this.clock.now());
    if (id === undefined) throw OperatorErrors.ENROLMENT_INVALID();
    const operator = await this.operators.findById(id);
    if (!operator) throw PlatformErrors.NOT_FOUND();
    if (operator.disabled_at !== null) throw OperatorErrors.ENROLMENT_INVALID();
    return operator;
  }
}
