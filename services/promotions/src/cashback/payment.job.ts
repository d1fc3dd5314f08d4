import { Inject, Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { businessDay, CLOCK, CONFIG, type Clock } from '#libs/platform';
import { addDays } from '../calendar/calendar.rules.js';
import type { PromotionsConfig } from '../promotions.config.js';
import { ClaimService } from './claim.service.js';
import { PotRepository } from './pot.repository.js';

/** Days that members have to claim; then the pots are paid. */
const claimDays = 7;
const recentDays = 45;
const batch = 200;
const lowestId = '00000000-0000-0000-0000-000000000000';

/** Pays pots every night: those of yesterday where payment is automatic, otherwise those that were not claimed. */
@Injectable()
export class CashbackPaymentJob {
  constructor(
    private readonly claims: ClaimService,
    private readonly pots: PotRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: PromotionsConfig,
  ) {}

  @PeriodicJob({ name: 'pay-cashback', cron: '15 1 * * *', timeZone: 'Asia/Ho_Chi_Minh' })
  async pay(): Promise<void> {
    const { brandTimeZone, cashbackPayment } = this.config;
    const today = businessDay(this.clock.now(), brandTimeZone);
    const until = addDays(today, cashbackPayment === 'automatic' ? -1 : -claimDays);
    for (let after = lowestId; ;) {
      const members = await this.pots.membersWithDue(addDays(today, -recentDays), until, after, batch);
      for (const memberId of members) await this.claims.payUpTo(memberId, until);
      if (members.length < batch) return;
      after = members.at(-1)!;
    }
  }
}
