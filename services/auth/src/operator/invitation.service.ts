import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { CLOCK, type Clock } from '#libs/platform';
import { AuthenticatorRepository } from '../second-factor/authenticator.repository.js';
import { RecoveryCodeRepository } from '../second-factor/recovery-code.repository.js';
import { EnrolmentRepository } from './enrolment.repository.js';
import { OperatorRepository } from './operator.repository.js';
import { enrolmentHours } from './operator.rules.js';

export interface EnrolmentLink {
  token: string;
  expiresAt: Date;
}

/** Issues the codes by which operators enrol. Only a code's hash is stored. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly operators: OperatorRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly authenticators: AuthenticatorRepository,
    private readonly recoveryCodes: RecoveryCodeRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Takes away password and second factor: the operator gets in by the link only. */
  async invite(tx: Tx, operatorId: string): Promise<EnrolmentLink> {
    const token = randomBytes(24).toString('base64url');
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + enrolmentHours * 3_600_000);
    await this.operators.forgetPassword(tx, operatorId);
    await this.authenticators.remove(tx, operatorId);
    await this.recoveryCodes.remove(tx, operatorId);
    await this.enrolments.replace(tx, { tokenHash: hashOf(token), operatorId, expiresAt }, now);
    return { token, expiresAt };
  }
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
