import { Module } from '@nestjs/common';
import { PersonalModule } from '../personal/personal.module.js';
import { ProfileConsumer } from './profile.consumer.js';
import { ProfileController } from './profile.controller.js';
import { ProfileRepository } from './profile.repository.js';
import { ProfileService } from './profile.service.js';

@Module({
  imports: [PersonalModule],
  controllers: [ProfileController, ProfileConsumer],
  providers: [ProfileRepository, ProfileService],
  exports: [ProfileService],
})
export class ProfileModule {}
