import { Module } from '@nestjs/common';
import { BrandModule } from '../../site/brand/brand.module.js';
import { Sealing } from '../sealing/sealing.js';
import { PersonalClient } from './personal.client.js';
import { PersonalController } from './personal.controller.js';
import { PersonalRepository } from './personal.repository.js';
import { PersonalService } from './personal.service.js';

@Module({
  imports: [BrandModule],
  controllers: [PersonalController],
  providers: [PersonalClient, PersonalRepository, PersonalService, Sealing],
  exports: [PersonalService],
})
export class PersonalModule {}
