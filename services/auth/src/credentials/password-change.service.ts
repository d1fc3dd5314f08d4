import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '#libs/auth';
import { Transactions } from '#libs/database';
import { PasswordConfirmationService } from '../account/password-confirmation.service.js';
import { MemberSessionService } from '../session/member-session.service.js';
import type { ChangePasswordRequest } from './dto/password.request.js';
import type { PasswordChangedResponse } from './dto/password.response.js';
import { MemberPasswordService } from './member-password.service.js';

@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly confirmation: PasswordConfirmationService,
    private readonly password: MemberPasswordService,
    private readonly sessions: MemberSessionService,
  ) {}

  /** The present session continues; all others and the remembered browsers end. */
  async change(principal: MemberPrincipal, request: ChangePasswordRequest): Promise<PasswordChangedResponse> {
    this.password.checkPair(request.newPassword, request.confirmNewPassword);
    const account = await this.confirmation.confirm(principal.memberId, request.oldPassword);
    const hash = await this.password.hashFor(account, request.newPassword);
    await this.transactions.run((tx) => this.password.put(tx, account.id, hash, account.password_hash));
    await this.sessions.passwordChanged(account.id);
    return { endedSessions: await this.sessions.endOthers(principal) };
  }
}
