import { Module } from '@nestjs/common';
import { BrandRepository } from './brand/brand.repository.js';
import { Brands } from './brand/brands.service.js';
import { OpsBrandController } from './brand/ops-brand.controller.js';
import { ProfileConsumer } from './profile/profile.consumer.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileRepository } from './profile/profile.repository.js';
import { Profiles } from './profile/profiles.service.js';
import { SystemController } from './system/system.controller.js';
import { SystemStatus } from './system/system.service.js';

@Module({
  controllers: [SystemController, OpsBrandController, ProfileController, ProfileConsumer],
  providers: [BrandRepository, Brands, SystemStatus, ProfileRepository, Profiles],
})
export class MemberModule {}
