import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { EnrolmentService } from './enrolment.service.js';

@Injectable()
export class PromotionJob {
  constructor(private readonly enrolments: EnrolmentService) {}

  @PeriodicJob({ name: 'close-due-enrolments', everySeconds: 30 })
  async closeDue(): Promise<void> {
    await this.enrolments.closeDue();
  }
}
