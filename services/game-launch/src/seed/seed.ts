import type { INestApplicationContext } from '@nestjs/common';
import { CatalogueImportService, type ImportResult } from '../catalogue/catalogue-import.service.js';

/** Imports the demo provider's catalogue from plain data. Idempotent: it runs at each start. */
export function seedDemo(app: INestApplicationContext, catalogue: unknown): Promise<ImportResult> {
  return app.get(CatalogueImportService).apply('demo', catalogue);
}
