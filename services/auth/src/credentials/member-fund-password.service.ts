import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { CLOCK, type Clock } from '#libs/platform';
import { AccountRepository } from '../account/account.repository.js';
import { BrandService } from '../brand/brand.service.js';
import { PasswordConfirmationService } from '../account/password-confirmation.service.js';
import { FieldErrors } from '../brand/field.errors.js';
import { PasswordPolicyErrors } from '../hashing/password-policy.errors.js';
import type { Caller } from '../caller/caller.js';
import type { MemberCodeResponse } from '../verification/dto/member-code.response.js';
import { MemberCodeService } from '../verification/member-code.service.js';
import { PasswordHasher } from '../hashing/password-hasher.js';
import { fieldProblem } from '../brand/field.rules.js';
import { SecurityNoticeService } from '../account/security-notice.service.js';
import type {
  ChangeFundPasswordRequest,
  ResetFundPasswordRequest,
  SetFundPasswordRequest,
} from './dto/fund-password.request.js';
import type { FundPasswordStateResponse } from './dto/fund-password.response.js';
import { FundPasswordErrors } from './fund-password.errors.js';
import { FundPasswordRepository } from './fund-password.repository.js';
import { FundPasswordService } from './fund-password.service.js';

const plainRule = { enabled: true, required: true, patternId: 0, minLength: 6, maxLength: 64 };

/** Sets, changes and resets a member's own fund password. */
@Injectable()
export class MemberFundPasswordService {
  constructor(
    private readonly transactions: Transactions,
    private readonly rows: FundPasswordRepository,
    private readonly fundPasswords: FundPasswordService,
    private readonly accounts: AccountRepository,
    private readonly confirmation: PasswordConfirmationService,
    private readonly passwords: PasswordHasher,
    private readonly codes: MemberCodeService,
    private readonly notices: SecurityNoticeService,
    private readonly brand: BrandService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async state(memberId: string): Promise<FundPasswordStateResponse> {
    const until = await this.rows.lockedUntil(memberId);
    const isLocked = until instanceof Date && until > this.clock.now();
    return { set: until !== undefined, lockedUntil: isLocked ? until.toISOString() : null };
  }

  /** Requires the login password. */
  async set(memberId: string, request: SetFundPasswordRequest): Promise<void> {
    this.check(request.newFundPassword, request.confirmFundPassword);
    if ((await this.rows.hashOf(memberId)) !== undefined)
      throw FundPasswordErrors.FUND_PASSWORD_SET_ALREADY();
    await this.confirmation.confirm(memberId, request.password);
    await this.put(memberId, request.newFundPassword);
  }

  /** Requires the old fund password; five wrong tries lock it. */
  async change(memberId: string, request: ChangeFundPasswordRequest): Promise<void> {
    this.check(request.newFundPassword, request.confirmFundPassword);
    await this.fundPasswords.verify(memberId, request.oldFundPassword);
    await this.put(memberId, request.newFundPassword);
  }

  async sendCode(memberId: string, caller: Caller): Promise<MemberCodeResponse> {
    return this.codes.sendToOwner(memberId, 'fund-password', caller);
  }

  /** Requires the login password and a code to the member's contact; ends the lock. */
  async reset(memberId: string, request: ResetFundPasswordRequest, caller: Caller): Promise<void> {
    this.check(request.newFundPassword, request.confirmFundPassword);
    await this.confirmation.confirm(memberId, request.password);
    await this.codes.check(memberId, 'fund-password', request.verificationCode, caller);
    await this.put(memberId, request.newFundPassword);
  }

  private check(secret: string, confirmation: string): void {
    if (secret !== confirmation) throw PasswordPolicyErrors.PASSWORDS_DIFFER();
    const rule = this.brand.fieldRules()['paymentPassword'] ?? plainRule;
    const problem = fieldProblem('newFundPassword', secret, { ...rule, required: true });
    if (problem) throw FieldErrors.REGISTER_FIELD_INVALID({ fields: [problem] });
  }

  private async put(memberId: string, secret: string): Promise<void> {
    const account = await this.accounts.findById(memberId);
    if (await this.passwords.verify(account?.password_hash, secret))
      throw PasswordPolicyErrors.FUND_PASSWORD_EQUALS_PASSWORD();
    const hash = await this.passwords.hash(secret);
    await this.transactions.run(async (tx) => {
      await this.fundPasswords.set(tx, memberId, hash);
      await this.notices.changed(tx, memberId, 'fund-password');
    });
  }
}
