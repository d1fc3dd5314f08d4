import { Module } from '@nestjs/common';
import { SealingModule } from '../sealing/sealing.module.js';
import { SecurityLogController } from './security-log.controller.js';
import { SecurityLogRepository } from './security-log.repository.js';
import { SecurityLogService } from './security-log.service.js';

@Module({
  imports: [SealingModule],
  controllers: [SecurityLogController],
  providers: [SecurityLogRepository, SecurityLogService],
  exports: [SecurityLogRepository, SecurityLogService],
})
export class SecurityLogModule {}
