import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { SessionModule } from '../session/session.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { HousekeepingJob } from './housekeeping.job.js';

@Module({
  imports: [
    AccountModule,
    CredentialsModule,
    MessagesModule,
    SecurityLogModule,
    SessionModule,
    VerificationModule,
  ],
  providers: [HousekeepingJob],
})
export class HousekeepingModule {}
