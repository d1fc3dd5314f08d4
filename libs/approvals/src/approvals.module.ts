import { Module, type DynamicModule } from '@nestjs/common';
import type { ServiceName } from '#libs/config';
import { approvalController } from './approval.controller.js';
import { ApprovalJob } from './approval.job.js';
import { ApprovalRepository } from './approval.repository.js';
import { Approvals } from './approvals.service.js';
import { PolicyService } from './policy.service.js';

/** Imported once by the root module of a service whose operators need a second person. Global, so that features inject Approvals. */
@Module({})
export class ApprovalsModule {
  static forService(service: ServiceName): DynamicModule {
    return {
      module: ApprovalsModule,
      global: true,
      controllers: [approvalController(service)],
      providers: [ApprovalJob, ApprovalRepository, Approvals, PolicyService],
      exports: [Approvals],
    };
  }
}
