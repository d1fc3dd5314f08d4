import { Module } from '@nestjs/common';
import { provideRepositories } from '#libs/platform';
import { RatioModule } from '../ratio/ratio.module.js';
import { ItemEntity } from './item.entity.js';
import { MallConsumer } from './mall.consumer.js';
import { MallController } from './mall.controller.js';
import { MallRepository } from './mall.repository.js';
import { MallService } from './mall.service.js';
import { OpsMallController } from './ops-mall.controller.js';

@Module({
  imports: [RatioModule],
  controllers: [MallController, OpsMallController, MallConsumer],
  providers: [...provideRepositories(ItemEntity), MallRepository, MallService],
  exports: [MallRepository],
})
export class MallModule {}
