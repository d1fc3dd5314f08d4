import { Module } from '@nestjs/common';
import { ProviderKeyService } from './provider-key.service.js';
import { VendorCallService } from './vendor-call.service.js';
import { VendorKeyStore } from './vendor-key.store.js';
import { VendorRepository } from './vendor.repository.js';

@Module({
  providers: [VendorRepository, VendorKeyStore, ProviderKeyService, VendorCallService],
  exports: [VendorRepository, VendorKeyStore, ProviderKeyService, VendorCallService],
})
export class VendorModule {}
