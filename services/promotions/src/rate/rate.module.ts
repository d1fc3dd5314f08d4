import { Module } from '@nestjs/common';
import { OpsRateController } from './ops-rate.controller.js';
import { RateRepository } from './rate.repository.js';
import { RateService } from './rate.service.js';

@Module({ controllers: [OpsRateController], providers: [RateService, RateRepository] })
export class RateModule {}
