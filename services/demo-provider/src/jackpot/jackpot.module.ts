import { Module } from '@nestjs/common';
import { ProviderKeyService } from '../platform/provider-key.service.js';
import { SeedSealingModule } from '../seed-sealing/seed-sealing.module.js';
import { JackpotController } from './jackpot.controller.js';
import { JackpotRepository } from './jackpot.repository.js';
import { JackpotReportService } from './jackpot-report.service.js';
import { JackpotService } from './jackpot.service.js';

@Module({
  imports: [SeedSealingModule],
  controllers: [JackpotController],
  providers: [JackpotRepository, JackpotReportService, JackpotService, ProviderKeyService],
  exports: [JackpotService],
})
export class JackpotModule {}
