import { Module } from '@nestjs/common';
import { CatalogueController } from './catalogue.controller.js';
import { CatalogueImportController } from './catalogue-import.controller.js';
import { CatalogueImport } from './catalogue-import.service.js';
import { CatalogueRepository } from './catalogue.repository.js';
import { CatalogueService } from './catalogue.service.js';
import { ProviderPages } from './provider-pages.service.js';
import { VendorAnnouncer } from './vendor-announcer.service.js';

@Module({
  controllers: [CatalogueController, CatalogueImportController],
  providers: [CatalogueRepository, CatalogueService, CatalogueImport, ProviderPages, VendorAnnouncer],
  exports: [CatalogueRepository, CatalogueService, CatalogueImport, ProviderPages, VendorAnnouncer],
})
export class CatalogueModule {}
