import { Module } from '@nestjs/common';
import { Sealing } from '../sealing/sealing.js';
import { PayloadDecryption } from './payload-decryption.service.js';
import { PayloadKeyRepository } from './payload-key.repository.js';
import { PayloadKeys } from './payload-keys.service.js';

@Module({
  providers: [Sealing, PayloadKeyRepository, PayloadKeys, PayloadDecryption],
  exports: [Sealing, PayloadKeys, PayloadDecryption],
})
export class PayloadModule {}
