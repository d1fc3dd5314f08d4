import { Injectable } from '@nestjs/common';
import { PeriodicJob, repeatWhileMore } from '#libs/jobs';
import { ClaimService } from './claim.service.js';

@Injectable()
export class ClaimJob {
  constructor(private readonly claims: ClaimService) {}

  @PeriodicJob({ name: 'collect-claims', everySeconds: 60 })
  collect(): Promise<void> {
    return this.claims.collect();
  }

  @PeriodicJob({ name: 'credit-claims', everySeconds: 5 })
  credit(): Promise<void> {
    return repeatWhileMore(() => this.claims.credit());
  }
}
