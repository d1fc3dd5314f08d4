import { Module } from '@nestjs/common';
import { AffiliateModule } from '../affiliate/affiliate.module.js';
import { FiguresModule } from '../facts/figures.module.js';
import { NetworkRepository } from './network.repository.js';
import { NetworkService } from './network.service.js';
import { RegistrationConsumer } from './registration.consumer.js';

@Module({
  imports: [AffiliateModule, FiguresModule],
  controllers: [RegistrationConsumer],
  providers: [NetworkService, NetworkRepository],
  exports: [NetworkRepository],
})
export class NetworkModule {}
