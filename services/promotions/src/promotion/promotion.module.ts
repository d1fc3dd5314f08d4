import { Module } from '@nestjs/common';
import { CONFIG, provideRepositories } from '#libs/platform';
import { FILES, Images, storeOf } from '#libs/files';
import { ActivityModule } from '../activity/activity.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { RiskModule } from '../risk/risk.module.js';
import { LevelRepository } from '../vip/level.repository.js';
import { ApplicationController } from './application.controller.js';
import { ApplicationService } from './application.service.js';
import type { PromotionsConfig } from '../promotions.config.js';
import { BonusService } from './bonus.service.js';
import { BudgetRepository } from './budget.repository.js';
import { EditorService } from './editor.service.js';
import { EnrolmentRepository } from './enrolment.repository.js';
import { EnrolmentService } from './enrolment.service.js';
import { FactsService } from './facts.service.js';
import { IssueService } from './issue.service.js';
import { OfferService } from './offer.service.js';
import { OpsPromotionController } from './ops-promotion.controller.js';
import { PromotionConsumer } from './promotion.consumer.js';
import { PromotionController } from './promotion.controller.js';
import { PromotionChangeEntity, PromotionEntity } from './promotion.entity.js';
import { PromotionJob } from './promotion.job.js';
import { PromiseService } from './promise.service.js';
import { PromotionRepository } from './promotion.repository.js';
import { ReviewService } from './review.service.js';
import { SimulationRepository } from './simulation.repository.js';

@Module({
  imports: [ActivityModule, PaymentModule, RiskModule],
  controllers: [PromotionConsumer, PromotionController, ApplicationController, OpsPromotionController],
  providers: [
    ...provideRepositories(PromotionEntity, PromotionChangeEntity),
    ...[PromotionRepository, BudgetRepository, EnrolmentRepository, LevelRepository],
    ...[
      FactsService,
      IssueService,
      EnrolmentService,
      OfferService,
      BonusService,
      PromiseService,
      PromotionJob,
    ],
    ...[EditorService, ReviewService, SimulationRepository, ApplicationService, Images],
    { provide: FILES, inject: [CONFIG], useFactory: ({ files }: PromotionsConfig) => storeOf(files) },
  ],
  exports: [
    PromotionRepository,
    BonusService,
    BudgetRepository,
    EnrolmentRepository,
    EditorService,
    FactsService,
    IssueService,
    LevelRepository,
    OfferService,
  ],
})
export class PromotionModule {}
