import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { PlayControlModule } from '../play-control/play-control.module.js';
import { VendorModule } from '../vendor/vendor.module.js';
import { VendorAdminController } from './vendor-admin.controller.js';
import { VendorAdminRepository } from './vendor-admin.repository.js';
import { VendorAdminService } from './vendor-admin.service.js';
import { VendorKeyService } from './vendor-key.service.js';

@Module({
  imports: [CatalogueModule, PlayControlModule, VendorModule],
  controllers: [VendorAdminController],
  providers: [VendorAdminRepository, VendorAdminService, VendorKeyService],
})
export class VendorAdminModule {}
