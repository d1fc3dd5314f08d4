import { Module } from '@nestjs/common';
import { BrandModule } from '../brand/brand.module.js';
import { ResourceController } from './resource.controller.js';
import { ResourceService } from './resource.service.js';

@Module({
  imports: [BrandModule],
  controllers: [ResourceController],
  providers: [ResourceService],
})
export class ResourceModule {}
