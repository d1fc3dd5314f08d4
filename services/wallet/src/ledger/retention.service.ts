import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { RetentionRepository } from './retention.repository.js';

/** A provider repeats a request for days, a member's client for minutes. */
const answerDays = 180;
const requestDays = 30;
const atOnce = 5_000;

/** Deletes what no repetition asks for any more. Keys of postings stay: see docs/decisions/0017. */
@Injectable()
export class RetentionService {
  constructor(private readonly retention: RetentionRepository) {}

  @PeriodicJob({ name: 'purge-old-answers', cron: '23 3 * * *' })
  async purge(): Promise<void> {
    while ((await this.retention.deleteAnswers(answerDays, atOnce)) === atOnce);
    while ((await this.retention.deleteRequests(requestDays, atOnce)) === atOnce);
  }
}
