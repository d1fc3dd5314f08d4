import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';
import { ActivityRepository } from '../activity/activity.repository.js';
import { PaymentRepository } from '../payment/payment.repository.js';
import { BonusService } from '../promotion/bonus.service.js';
import { EnrolmentRepository } from '../promotion/enrolment.repository.js';
import { PromotionRepository } from '../promotion/promotion.repository.js';
import { promotionStates } from '../promotion/promotion.rules.js';
import { VipErrors } from '../vip/vip.errors.js';
import { VipRepository } from '../vip/vip.repository.js';
import { VipService } from '../vip/vip.service.js';
import {
  MemberSheetResponse,
  SheetClaimResponse,
  SheetPaymentResponse,
  SheetRolloverResponse,
  SheetVipResponse,
} from './member-sheet.response.js';

const shown = 50;
const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What an operator reads before deciding about a member's rewards. */
@Injectable()
export class MemberSheetService {
  constructor(
    private readonly activities: ActivityRepository,
    private readonly vip: VipService,
    private readonly vips: VipRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly promotions: PromotionRepository,
    private readonly payments: PaymentRepository,
    private readonly bonuses: BonusService,
    private readonly pool: Pool,
  ) {}

  /** By the id of a member or by the account's name. */
  async find(name: string): Promise<MemberSheetResponse> {
    const memberId = isUuid.test(name) ? name : await this.activities.idOf(name);
    const member = memberId && (await this.activities.member(this.pool, memberId));
    if (!memberId || !member) throw VipErrors.MEMBER_NOT_FOUND();
    return this.of(memberId, member.account);
  }

  private async of(memberId: string, account: string): Promise<MemberSheetResponse> {
    const [view, changes, enrolments, promotions, payments, rollovers] = await Promise.all([
      this.vip.view(memberId),
      this.vips.changes(memberId),
      this.enrolments.ofMember(this.pool, memberId),
      this.promotions.inState(promotionStates),
      this.payments.page(memberId, shown, 0),
      this.bonuses.rollovers(memberId),
    ]);
    const titles = new Map(promotions.map(({ id, title }) => [id, title]));
    const titleOfCredit = new Map(payments.list.map(({ creditKey, title }) => [creditKey, title]));
    return {
      ...{ memberId, account, vip: SheetVipResponse.of(view, changes) },
      rollovers:
        rollovers?.map((rollover) =>
          SheetRolloverResponse.of(rollover, titleOfCredit.get(rollover.creditKey)),
        ) ?? null,
      claims: enrolments
        .slice(-shown)
        .reverse()
        .map((enrolment) => SheetClaimResponse.titled(enrolment, titles.get(enrolment.promotionId)!)),
      payments: payments.list.map(SheetPaymentResponse.of),
    };
  }
}
