import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { CLOCK, PlatformErrors, type Clock } from '#libs/platform';
import { SessionService } from '../session/session.service.js';
import { ExclusionErrors } from './exclusion.errors.js';
import { ExclusionRepository, permanent } from './exclusion.repository.js';

/** Self-exclusions that member has recorded, enforced on logins and sessions. */
@Injectable()
export class ExclusionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly rows: ExclusionRepository,
    private readonly sessions: SessionService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Permanent without `until`. Resolves once no session of the member is left and none can be opened. */
  async exclude(memberId: string, until: Date | undefined): Promise<void> {
    await this.transactions.run(async (tx) => {
      if (!(await this.rows.lockAccount(tx, memberId))) throw PlatformErrors.NOT_FOUND();
      if (!(await this.rows.exclude(tx, memberId, until ?? permanent, this.clock.now())))
        throw ExclusionErrors.EXCLUSION_CANNOT_BE_SHORTENED();
    });
    await this.sessions.endAllOf(memberId);
  }
}
