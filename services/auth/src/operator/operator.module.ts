import { Module } from '@nestjs/common';
import { HashingModule } from '../hashing/hashing.module.js';
import { LoginModule } from '../login/login.module.js';
import { PayloadModule } from '../payload/payload.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionModule } from '../session/session.module.js';
import { OperatorSessionController } from './operator-session.controller.js';
import { OperatorRepository } from './operator.repository.js';
import { OperatorService } from './operator.service.js';

@Module({
  imports: [HashingModule, LoginModule, PayloadModule, SecondFactorModule, SessionModule],
  controllers: [OperatorSessionController],
  providers: [OperatorRepository, OperatorService],
  exports: [OperatorService],
})
export class OperatorModule {}
