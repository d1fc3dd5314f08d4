import { Module } from '@nestjs/common';
import { PayloadDecryption } from './payload-decryption.service.js';
import { PayloadKeyRepository } from './payload-key.repository.js';
import { PayloadKeys } from './payload-keys.service.js';

@Module({
  providers: [PayloadKeyRepository, PayloadKeys, PayloadDecryption],
  exports: [PayloadKeys, PayloadDecryption],
})
export class PayloadModule {}
