import type { INestApplicationContext } from '@nestjs/common';
import { CatalogueImport, type ImportResult } from '../catalogue/catalogue-import.service.js';

/** Puts the demo provider's catalogue, as plain data, on the shelves. Safe to repeat at each start. */
export function seedDemo(app: INestApplicationContext, catalogue: unknown): Promise<ImportResult> {
  return app.get(CatalogueImport).apply('demo', catalogue);
}
