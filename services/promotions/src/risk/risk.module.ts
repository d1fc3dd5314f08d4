import { Module } from '@nestjs/common';
import { RiskRepository } from './risk.repository.js';
import { RiskService } from './risk.service.js';

@Module({ providers: [RiskService, RiskRepository], exports: [RiskService, RiskRepository] })
export class RiskModule {}
