import { Body, Controller, Post } from '@nestjs/common';
import { Operator } from '#libs/auth';
import { CatalogueImportService, type ImportResult } from './catalogue-import.service.js';
import { CatalogueImportRequest } from './dto/catalogue-import.request.js';

@Controller('wps/v2/ops/catalogue')
export class CatalogueImportController {
  constructor(private readonly catalogueImport: CatalogueImportService) {}

  @Operator('games')
  @Post('imports')
  import(@Body() body: CatalogueImportRequest): Promise<ImportResult> {
    return this.catalogueImport.fetchAndApply(body.provider);
  }
}
