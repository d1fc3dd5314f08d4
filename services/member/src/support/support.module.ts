import { Module } from '@nestjs/common';
import { ProfileModule } from '../member/profile/profile.module.js';
import { BrandModule } from '../site/brand/brand.module.js';
import { SupportService } from './support.service.js';

@Module({
  imports: [BrandModule, ProfileModule],
  providers: [SupportService],
  exports: [SupportService],
})
export class SupportModule {}
