import type { INestApplicationContext } from '@nestjs/common';
import { CatalogueImportService } from '../catalogue/catalogue-import.service.js';
import type { CatalogueImportResponse } from '../catalogue/dto/catalogue-import.response.js';

/** Imports the demo provider's catalogue from plain data. Idempotent: it runs at each start. */
export function seedDemo(app: INestApplicationContext, catalogue: unknown): Promise<CatalogueImportResponse> {
  return app.get(CatalogueImportService).apply('demo', catalogue);
}
