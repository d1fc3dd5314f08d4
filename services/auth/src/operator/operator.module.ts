import { Module } from '@nestjs/common';
import { CaptchaModule } from '../captcha/captcha.module.js';
import { HashingModule } from '../hashing/hashing.module.js';
import { LoginModule } from '../login/login.module.js';
import { PayloadModule } from '../payload/payload.module.js';
import { SealingModule } from '../sealing/sealing.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionModule } from '../session/session.module.js';
import { EnrolmentController } from './enrolment.controller.js';
import { EnrolmentRepository } from './enrolment.repository.js';
import { EnrolmentService } from './enrolment.service.js';
import { InvitationService } from './invitation.service.js';
import { OperatorManagementController } from './operator-management.controller.js';
import { OperatorManagementService } from './operator-management.service.js';
import { OperatorSessionController } from './operator-session.controller.js';
import { OperatorRepository } from './operator.repository.js';
import { OperatorService } from './operator.service.js';

@Module({
  imports: [
    CaptchaModule,
    HashingModule,
    LoginModule,
    PayloadModule,
    SealingModule,
    SecondFactorModule,
    SessionModule,
  ],
  controllers: [OperatorSessionController, OperatorManagementController, EnrolmentController],
  providers: [
    EnrolmentRepository,
    EnrolmentService,
    InvitationService,
    OperatorManagementService,
    OperatorRepository,
    OperatorService,
  ],
  exports: [OperatorService],
})
export class OperatorModule {}
