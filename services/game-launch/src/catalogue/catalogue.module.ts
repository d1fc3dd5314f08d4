import { Module } from '@nestjs/common';
import { CatalogueController } from './catalogue.controller.js';
import { CatalogueImportController } from './catalogue-import.controller.js';
import { CatalogueImportService } from './catalogue-import.service.js';
import { CatalogueRepository } from './catalogue.repository.js';
import { CatalogueService } from './catalogue.service.js';
import { ProviderPageService } from './provider-page.service.js';
import { ProviderSourceRepository } from './provider-source.repository.js';
import { ProviderSourceService } from './provider-source.service.js';
import { RoomRepository } from './room.repository.js';
import { VendorStateService } from './vendor-state.service.js';

@Module({
  controllers: [CatalogueController, CatalogueImportController],
  providers: [
    CatalogueRepository,
    RoomRepository,
    CatalogueService,
    CatalogueImportService,
    ProviderPageService,
    ProviderSourceRepository,
    ProviderSourceService,
    VendorStateService,
  ],
  exports: [
    CatalogueRepository,
    CatalogueService,
    CatalogueImportService,
    ProviderPageService,
    VendorStateService,
  ],
})
export class CatalogueModule {}
