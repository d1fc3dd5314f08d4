import { Module } from '@nestjs/common';
import { PayloadModule } from '../payload/payload.module.js';
import { PersonalController } from './personal.controller.js';
import { PersonalRepository } from './personal.repository.js';
import { Personal } from './personal.service.js';

@Module({
  imports: [PayloadModule],
  controllers: [PersonalController],
  providers: [Personal, PersonalRepository],
})
export class PersonalModule {}
