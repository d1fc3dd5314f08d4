import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '#libs/auth';
import { Transactions } from '#libs/database';
import { AccountRepository, type AccountRow } from '../account/account.repository.js';
import { PasswordConfirmationService } from '../account/password-confirmation.service.js';
import type { Caller } from '../caller/caller.js';
import { MemberSessionService } from '../session/member-session.service.js';
import { MemberCodeService } from '../verification/member-code.service.js';
import type { MemberCodeResponse } from '../verification/dto/member-code.response.js';
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
    private readonly accounts: AccountRepository,
    private readonly codes: MemberCodeService,
  ) {}

  /** The present session continues; all others and the remembered browsers end. */
  async change(
    principal: MemberPrincipal,
    request: ChangePasswordRequest,
    caller: Caller,
  ): Promise<PasswordChangedResponse> {
    this.password.checkPair(request.newPassword, request.confirmNewPassword);
    const account = await this.authorised(principal.memberId, request, caller);
    const hash = await this.password.hashFor(account, request.newPassword);
    await this.transactions.run((tx) => this.password.put(tx, account.id, hash, account.password_hash));
    await this.sessions.passwordChanged(account.id);
    return { endedSessions: await this.sessions.endOthers(principal) };
  }

  sendCode(memberId: string, caller: Caller): Promise<MemberCodeResponse> {
    return this.codes.sendToOwner(memberId, 'first-password', caller);
  }

  /** By the present password; the first one of an account opened by number by a code to the number. */
  private async authorised(
    memberId: string,
    { oldPassword, verificationCode }: ChangePasswordRequest,
    caller: Caller,
  ): Promise<AccountRow> {
    const account = await this.accounts.findById(memberId);
    if (!account?.password_initial) return this.confirmation.confirm(memberId, oldPassword);
    if (await this.codes.hasProvenNumber(memberId))
      await this.codes.check(memberId, 'first-password', verificationCode, caller);
    return account;
  }
}
