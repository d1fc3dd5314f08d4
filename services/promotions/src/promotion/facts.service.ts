import { Inject, Injectable } from '@nestjs/common';
import type { Pool, Tx } from '#libs/database';
import { businessDay, CLOCK, CONFIG, type Clock } from '#libs/platform';
import { ActivityRepository } from '../activity/activity.repository.js';
import { PaymentRepository } from '../payment/payment.repository.js';
import type { Promotion } from './promotion.rules.js';
import type { PromotionsConfig } from '../promotions.config.js';
import { LevelRepository } from '../vip/level.repository.js';
import { addDays, instantOf } from '../calendar/calendar.rules.js';
import {
  factDays,
  isInAudience,
  type AudienceFacts,
  type MemberFacts,
  type PromotionDays,
} from './evaluation.rules.js';

@Injectable()
export class FactsService {
  constructor(
    private readonly activities: ActivityRepository,
    private readonly payments: PaymentRepository,
    private readonly levels: LevelRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: PromotionsConfig,
  ) {}

  today(at: Date = this.clock.now()): string {
    return businessDay(at, this.config.brandTimeZone);
  }

  /** The first instant of a day of the brand. */
  startOf(day: string): Date {
    return instantOf(day, '00:00', this.config.brandTimeZone);
  }

  daysOf({ startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>): PromotionDays {
    return {
      startDay: this.today(startsAt),
      lastDay: endsAt === null ? null : this.today(new Date(endsAt.getTime() - 1)),
    };
  }

  /** Whether a member is in the audience of a promotion, of whatever kind. */
  async admits(on: Tx | Pool, { audience }: Pick<Promotion, 'audience'>, memberId: string): Promise<boolean> {
    if (Object.keys(audience).length === 0) return true;
    return isInAudience(audience, await this.audienceOf(on, memberId));
  }

  private async audienceOf(on: Tx | Pool, memberId: string): Promise<AudienceFacts> {
    const member = await this.activities.member(on, memberId);
    const level = await this.levels.levelOf(on, memberId);
    return {
      ...{ today: this.today(), level, bonusContact: member?.bonusContact ?? false },
      registeredOn: member ? this.today(member.registeredAt) : null,
    };
  }

  async of(on: Tx | Pool, memberId: string): Promise<MemberFacts> {
    const today = this.today();
    const from = addDays(today, -factDays);
    const [member, level, days, deposits, payments] = await this.inOrder(
      () => this.activities.member(on, memberId),
      () => this.levels.levelOf(on, memberId),
      () => this.activities.days(on, memberId, from),
      () => this.activities.deposits(on, memberId, from),
      () => this.payments.since(on, memberId, new Date(`${from}T00:00:00Z`)),
    );
    return {
      ...{ today, level, days, deposits },
      registeredOn: member ? this.today(member.registeredAt) : null,
      bonusContact: member?.bonusContact ?? false,
      bonuses: payments.map(({ requestedAt, amount }) => ({ day: this.today(requestedAt), amount })),
    };
  }

  /** One after the other: a transaction has one connection. */
  private async inOrder<T extends unknown[]>(...steps: { [K in keyof T]: () => Promise<T[K]> }): Promise<T> {
    const results: unknown[] = [];
    for (const step of steps) results.push(await step());
    return results as T;
  }
}
