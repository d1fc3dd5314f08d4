import { Module } from '@nestjs/common';
import { HashChainController } from './hash-chain.controller.js';
import { HashChainJob } from './hash-chain.job.js';
import { HashChainRepository } from './hash-chain.repository.js';
import { HashChainService } from './hash-chain.service.js';

@Module({
  controllers: [HashChainController],
  providers: [HashChainJob, HashChainRepository, HashChainService],
  exports: [HashChainService],
})
export class HashChainModule {}
