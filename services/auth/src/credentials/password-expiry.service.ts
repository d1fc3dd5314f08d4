import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, PlatformErrors, type Clock } from '#libs/platform';
import { AccountRepository } from '../account/account.repository.js';
import { MemberSessionService } from '../session/member-session.service.js';

/** An operator expires a password that has become known; passwords do not expire by age. */
@Injectable()
export class PasswordExpiryService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: MemberSessionService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async expire(memberId: string): Promise<number> {
    if (!(await this.accounts.expirePassword(memberId, this.clock.now()))) throw PlatformErrors.NOT_FOUND();
    return this.sessions.endAll(memberId);
  }
}
