import { Body, Controller, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operator } from '#libs/auth';
import { CatalogueImportService } from './catalogue-import.service.js';
import { CatalogueImportRequest } from './dto/catalogue-import.request.js';
import { CatalogueImportResponse } from './dto/catalogue-import.response.js';

@Controller('wps/v2/ops/catalogue')
export class CatalogueImportController {
  constructor(private readonly catalogueImport: CatalogueImportService) {}

  @Operator('games')
  @Post('imports')
  @ApiOkResponse({ type: CatalogueImportResponse })
  import(@Body() { provider, preview = false }: CatalogueImportRequest): Promise<CatalogueImportResponse> {
    return this.catalogueImport.fetchAndApply(provider, preview);
  }
}
