import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { LotteryEntryConsumer } from './lottery-entry.consumer.js';
import { LotteryEntryRepository } from './lottery-entry.repository.js';

@Module({
  imports: [CatalogueModule],
  controllers: [LotteryEntryConsumer],
  providers: [LotteryEntryRepository],
  exports: [LotteryEntryRepository],
})
export class LotteryEntryModule {}
