import { Module } from '@nestjs/common';
import { SealingModule } from '../sealing/sealing.module.js';
import { PayloadDecryptionService } from './payload-decryption.service.js';
import { PayloadKeyRepository } from './payload-key.repository.js';
import { PayloadKeyService } from './payload-key.service.js';

@Module({
  imports: [SealingModule],
  providers: [PayloadKeyRepository, PayloadKeyService, PayloadDecryptionService],
  exports: [PayloadKeyService, PayloadDecryptionService],
})
export class PayloadModule {}
