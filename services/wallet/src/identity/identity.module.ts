import { Module } from '@nestjs/common';
import { IdentityConsumer } from './identity.consumer.js';
import { IdentityRepository } from './identity.repository.js';
import { IdentityService } from './identity.service.js';

@Module({
  controllers: [IdentityConsumer],
  providers: [IdentityRepository, IdentityService],
  exports: [IdentityService],
})
export class IdentityModule {}
