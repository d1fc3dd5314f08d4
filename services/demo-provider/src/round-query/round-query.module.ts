import { Module } from '@nestjs/common';
import { ProviderKeyService } from '../platform/provider-key.service.js';
import { RoundQueryController } from './round-query.controller.js';
import { RoundQueryRepository } from './round-query.repository.js';
import { RoundQueryService } from './round-query.service.js';

@Module({
  controllers: [RoundQueryController],
  providers: [ProviderKeyService, RoundQueryService, RoundQueryRepository],
})
export class RoundQueryModule {}
