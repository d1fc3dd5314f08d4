import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { IdentityService } from './identity.service.js';

@Injectable()
export class IdentityJob {
  constructor(private readonly identity: IdentityService) {}

  @PeriodicJob({ name: 'expire-identity-checks', everySeconds: 60 })
  async run(): Promise<void> {
    await this.identity.expire();
  }
}
