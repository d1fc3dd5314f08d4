import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ApprovalAnswerResponse } from '#libs/approvals';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { IdempotencyKey } from '#libs/platform';
import { CatalogueImportService } from './catalogue-import.service.js';
import { CatalogueImportRequest } from './dto/catalogue-import.request.js';
import { CatalogueImportResponse } from './dto/catalogue-import.response.js';
import { ProviderParams, ProviderSourceRequest } from './dto/provider-source.request.js';
import { ProviderSourceService } from './provider-source.service.js';

@Controller('wps/v2/ops/catalogue')
@Operator('games')
export class CatalogueImportController {
  constructor(
    private readonly catalogueImport: CatalogueImportService,
    private readonly sources: ProviderSourceService,
  ) {}

  @Post('imports')
  @ApiOkResponse({ type: CatalogueImportResponse })
  import(@Body() { provider, preview = false }: CatalogueImportRequest): Promise<CatalogueImportResponse> {
    return this.catalogueImport.fetchAndApply(provider, preview);
  }

  /** Proposes a provider and the address of its catalogue; another operator decides. */
  @Put('providers/:provider')
  @ApiOkResponse({ type: ApprovalAnswerResponse })
  proposeSource(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { provider }: ProviderParams,
    @Body() body: ProviderSourceRequest,
  ): Promise<ApprovalAnswerResponse> {
    return this.sources.propose(operator, provider, body, key);
  }
}
