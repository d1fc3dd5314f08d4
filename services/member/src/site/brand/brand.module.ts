import { Module } from '@nestjs/common';
import { provideRepositories } from '#libs/platform';
import { BrandEntity } from './brand.entity.js';
import { BrandDomainEntity } from './brand-domain.entity.js';
import { BrandChangeEntity } from './brand-change.entity.js';
import { BrandRepository } from './brand.repository.js';
import { BrandService } from './brand.service.js';
import { OpsBrandController } from './ops-brand.controller.js';

@Module({
  controllers: [OpsBrandController],
  providers: [
    ...provideRepositories(BrandEntity, BrandDomainEntity, BrandChangeEntity),
    BrandRepository,
    BrandService,
  ],
  exports: [BrandService],
})
export class BrandModule {}
