import { Module } from '@nestjs/common';
import { Sealing } from '../sealing/sealing.js';
import { PersonalClient } from './personal.client.js';
import { PersonalController } from './personal.controller.js';
import { PersonalRepository } from './personal.repository.js';
import { PersonalService } from './personal.service.js';

@Module({
  controllers: [PersonalController],
  providers: [PersonalClient, PersonalRepository, PersonalService, Sealing],
})
export class PersonalModule {}
