import { Module } from '@nestjs/common';
import { BrandModule } from '../site/brand/brand.module.js';
import { SupportModule } from '../support/support.module.js';
import { SystemController } from './system.controller.js';
import { SystemService } from './system.service.js';

@Module({
  imports: [BrandModule, SupportModule],
  controllers: [SystemController],
  providers: [SystemService],
})
export class SystemModule {}
