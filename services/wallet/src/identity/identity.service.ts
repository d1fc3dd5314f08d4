import { Inject, Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { brandState, type PayloadOf } from '#libs/events';
import { StateViews, type StateView } from '#libs/messaging';
import { businessDay, CLOCK, CONFIG, type Clock } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { IdentityErrors } from './identity.errors.js';
import { IdentityRepository } from './identity.repository.js';
import {
  neededIdentity,
  type IdentityLevel,
  type IdentityNeed,
  type IdentityTerms,
} from './identity.rules.js';

const brandSetting = 'identityCheck';
const minorPerUnit = 100n;

export interface IdentityStand {
  level: IdentityLevel;
  /** What the smallest withdrawal needs now; null if the level is enough. */
  need: IdentityNeed | null;
  /** The most of a business day at this level. */
  dailyTotal: bigint;
}

/** Whether a member is verified as far as a withdrawal needs it. */
@Injectable()
export class IdentityService {
  private readonly brands: StateView<PayloadOf<typeof brandState>>;

  constructor(
    views: StateViews,
    private readonly identities: IdentityRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WalletConfig,
    private readonly pool: Pool,
  ) {
    this.brands = views.view(brandState);
  }

  async of(memberId: string, amount: bigint, usedToday: bigint): Promise<IdentityStand> {
    const [level, need] = await this.compare(this.pool, memberId, amount, usedToday);
    const { dailyTotals } = this.terms();
    const dailyTotal = level === 2 ? units(this.config.withdrawal.dailyTotal) : dailyTotals[level];
    return { level, need: need && need.level > level ? need : null, dailyTotal };
  }

  /** Refuses a withdrawal that needs a higher level, and names the rule. */
  async check(tx: Tx, memberId: string, amount: bigint, usedToday: bigint): Promise<void> {
    const [level, need] = await this.compare(tx, memberId, amount, usedToday);
    if (need && need.level > level)
      throw IdentityErrors.WITHDRAWAL_IDENTITY_REQUIRED({ rule: need.rule, level: need.level, held: level });
  }

  private async compare(
    on: Tx | Pool,
    memberId: string,
    amount: bigint,
    usedToday: bigint,
  ): Promise<[IdentityLevel, IdentityNeed | undefined]> {
    const today = businessDay(this.clock.now(), this.config.brandTimeZone);
    const [level, hasWithdrawn] = [
      await this.identities.levelOf(on, memberId, today),
      await this.identities.hasWithdrawn(on, memberId),
    ];
    return [level, neededIdentity({ amount, usedToday, isFirst: !hasWithdrawn }, this.terms())];
  }

  private terms(): IdentityTerms {
    const { identityFirst, identityFaceFrom, unverifiedDailyTotal, documentDailyTotal } =
      this.config.withdrawal;
    return {
      brandRequires: this.brands.get(this.config.merchantCode)?.flags[brandSetting] === true,
      ...{ firstRequires: identityFirst === 'on', faceFrom: units(identityFaceFrom) },
      dailyTotals: [units(unverifiedDailyTotal), units(documentDailyTotal)],
    };
  }
}

function units(whole: number): bigint {
  return BigInt(whole) * minorPerUnit;
}
