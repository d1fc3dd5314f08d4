import { Module } from '@nestjs/common';
import { FILES, FolderFileStore } from '#libs/files';
import { CONFIG } from '#libs/platform';
import { AvatarController } from './avatar/avatar.controller.js';
import { AvatarRepository } from './avatar/avatar.repository.js';
import { Avatars } from './avatar/avatars.service.js';
import { BrandRepository } from './brand/brand.repository.js';
import { Brands } from './brand/brands.service.js';
import { OpsBrandController } from './brand/ops-brand.controller.js';
import type { MemberConfig } from './member.config.js';
import { PersonalClient } from './personal/personal.client.js';
import { PersonalController } from './personal/personal.controller.js';
import { PersonalRepository } from './personal/personal.repository.js';
import { PersonalData } from './personal/personal.service.js';
import { ProfileConsumer } from './profile/profile.consumer.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileRepository } from './profile/profile.repository.js';
import { Profiles } from './profile/profiles.service.js';
import { Sealing } from './sealing/sealing.js';
import { SystemController } from './system/system.controller.js';
import { SystemStatus } from './system/system.service.js';

@Module({
  controllers: [
    SystemController,
    OpsBrandController,
    ProfileController,
    ProfileConsumer,
    AvatarController,
    PersonalController,
  ],
  providers: [
    {
      provide: FILES,
      useFactory: (config: MemberConfig) => new FolderFileStore(config.filesDir),
      inject: [CONFIG],
    },
    AvatarRepository,
    Avatars,
    BrandRepository,
    Brands,
    PersonalClient,
    PersonalData,
    PersonalRepository,
    ProfileRepository,
    Profiles,
    Sealing,
    SystemStatus,
  ],
})
export class MemberModule {}
