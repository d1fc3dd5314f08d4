import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { CONFIG } from '#libs/platform';
import { BalanceService } from '../balance/balance.service.js';
import type { Book } from '../ledger/chart.rules.js';
import type { WalletConfig } from '../wallet.config.js';
import { LimitErrors } from './limit.errors.js';
import { LimitRepository, type Change, type RealityCheck } from './limit.repository.js';
import type { AccountState, AccountStatus, Limit } from './limit.types.js';

/** Sets limits, exclusion and status; the function `posting_refusal` enforces them on every posting. */
@Injectable()
export class LimitService {
  constructor(
    private readonly limits: LimitRepository,
    private readonly balances: BalanceService,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  /** Replaces all limits of the account. */
  async setLimits(change: Change, limits: readonly Limit[]): Promise<AccountState> {
    await this.limits.setLimits(change, limits, this.config.brandTimeZone);
    return this.read(change.memberId, change.book);
  }

  async exclude(change: Change, until: string | undefined): Promise<AccountState> {
    const done = await this.limits.exclude(change, until ?? 'infinity');
    if (!done) throw LimitErrors.EXCLUSION_CANNOT_BE_SHORTENED();
    return this.read(change.memberId, change.book);
  }

  /** By event: the reliable path, also if the call below failed. */
  async scheduleRealityCheck(tx: Tx, check: RealityCheck): Promise<void> {
    await this.limits.scheduleRealityCheck(tx, check);
  }

  /** By call: an answered check lets the member play immediately. */
  async holdRealityCheck(check: RealityCheck): Promise<AccountState> {
    await this.limits.holdRealityCheck(check);
    return this.read(check.memberId, 'REAL');
  }

  async setStatus(change: Change, status: AccountStatus, reason: string): Promise<AccountState> {
    const done = await this.limits.setStatus(change, status, reason);
    if (!done) throw LimitErrors.ACCOUNT_STOPPED_BY_AUDITOR();
    return this.read(change.memberId, change.book);
  }

  async read(memberId: string, book: Book): Promise<AccountState> {
    const known = await this.limits.account(memberId, book);
    if (known) return known;
    await this.balances.read(memberId, book);
    return (await this.limits.account(memberId, book))!;
  }
}
