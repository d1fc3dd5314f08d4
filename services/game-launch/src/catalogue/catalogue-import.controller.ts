import { Body, Controller, Inject, Post } from '@nestjs/common';
import { Operator } from '#libs/auth';
import { CatalogueImport, type ImportResult } from './catalogue-import.service.js';
import { CatalogueImportRequest } from './dto/catalogue-import.request.js';

@Controller('wps/v2/ops/catalogue')
export class CatalogueImportController {
  constructor(@Inject(CatalogueImport) private readonly catalogueImport: CatalogueImport) {}

  @Operator('games')
  @Post('imports')
  import(@Body() body: CatalogueImportRequest): Promise<ImportResult> {
    return this.catalogueImport.fetchAndApply(body.provider);
  }
}
