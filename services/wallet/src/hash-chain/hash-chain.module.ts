import { Module } from '@nestjs/common';
import { HashChainPublisherService } from './hash-chain-publisher.service.js';
import { HashChainController } from './hash-chain.controller.js';
import { HashChainJob } from './hash-chain.job.js';
import { HashChainRepository } from './hash-chain.repository.js';
import { HashChainService } from './hash-chain.service.js';

@Module({
  controllers: [HashChainController],
  providers: [HashChainJob, HashChainPublisherService, HashChainRepository, HashChainService],
  exports: [HashChainService],
})
export class HashChainModule {}
