import { Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { EnrolmentRepository, type Enrolment } from './enrolment.repository.js';
import { IssueService } from './issue.service.js';
import { PromotionErrors } from './promotion.errors.js';
import { PromotionRepository } from './promotion.repository.js';

/** What operators decide about claims. Each decision is recorded with its operator. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly transactions: Transactions,
    private readonly promotions: PromotionRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly issues: IssueService,
  ) {}

  approve(enrolmentId: string, operatorId: string): Promise<Enrolment> {
    return this.transactions.run(async (tx) => {
      const enrolment = await this.enrolments.find(tx, enrolmentId);
      const promotion = enrolment && (await this.promotions.find(tx, enrolment.promotionId));
      if (!enrolment || !promotion) throw PromotionErrors.PROMOTION_NOT_FOUND();
      // A claim that was made before budgets were held at the promise holds nothing yet.
      const holding = await this.issues.hold(tx, enrolment);
      if (!holding) throw PromotionErrors.PROMOTION_EXHAUSTED();
      const moved = await this.issues.move(tx, holding, {
        action: 'approve',
        actor: `operator:${operatorId}`,
      });
      await this.issues.pay(tx, promotion, moved);
      return moved;
    });
  }

  refuse(enrolmentId: string, reason: string, operatorId: string): Promise<Enrolment> {
    return this.transactions.run(async (tx) => {
      const enrolment = await this.enrolments.find(tx, enrolmentId);
      if (!enrolment) throw PromotionErrors.PROMOTION_NOT_FOUND();
      return this.issues.move(tx, enrolment, { action: 'reject', actor: `operator:${operatorId}`, reason });
    });
  }
}
