import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { EnrolmentService } from './enrolment.service.js';
import { PromiseService } from './promise.service.js';

@Injectable()
export class PromotionJob {
  constructor(
    private readonly enrolments: EnrolmentService,
    private readonly promises: PromiseService,
  ) {}

  @PeriodicJob({ name: 'close-due-enrolments', everySeconds: 30 })
  async closeDue(): Promise<void> {
    await this.enrolments.closeDue();
  }

  @PeriodicJob({ name: 'promise-rewards', everySeconds: 10 })
  async promise(): Promise<void> {
    await this.promises.promiseDue();
  }

  /** A week brings its reward when it is over. */
  @PeriodicJob({ name: 'queue-weekly-rewards', cron: '10 0 * * *', timeZone: 'Asia/Ho_Chi_Minh' })
  async queueActive(): Promise<void> {
    await this.promises.queueActive();
  }
}
