import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { InternalSessionController } from './internal-session.controller.js';
import { MemberSessionService } from './member-session.service.js';
import { RememberedDeviceRepository } from './remembered-device.repository.js';
import { RevocationsJob } from './revocations.job.js';
import { SessionController } from './session.controller.js';
import { SessionRepository } from './session.repository.js';
import { SessionService } from './session.service.js';

@Module({
  imports: [AccountModule],
  controllers: [InternalSessionController, SessionController],
  providers: [
    MemberSessionService,
    RememberedDeviceRepository,
    RevocationsJob,
    SessionRepository,
    SessionService,
  ],
  exports: [MemberSessionService, RememberedDeviceRepository, SessionRepository, SessionService],
})
export class SessionModule {}
