import { Body, Controller, Get, Headers, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { pageOf, PageQuery } from '#libs/platform';
import type { Brand } from './brand.configuration.js';
import { BrandService } from './brand.service.js';
import { BrandChangeRequest } from './dto/brand-change.request.js';
import { BrandChangePage, BrandChangeResponse } from './dto/brand-change.response.js';
import { BrandResponse } from './dto/brand.response.js';

@Controller('wps/v2/ops/brand')
export class OpsBrandController {
  constructor(private readonly brands: BrandService) {}

  @Get()
  @Operator('brand')
  @ApiOkResponse({ type: BrandResponse })
  read(@Headers('merchant') merchant?: string): BrandResponse {
    return this.answer(this.brands.get(merchant));
  }

  @Get('changes')
  @Operator('brand')
  @ApiOkResponse({ type: BrandChangePage })
  async changes(@Query() query: PageQuery, @Headers('merchant') merchant?: string): Promise<BrandChangePage> {
    const { merchantCode } = this.brands.get(merchant);
    const { list, total } = await this.brands.changes(merchantCode, query.pageNo, query.pageSize);
    return pageOf(list.map(BrandChangeResponse.of), query, total);
  }

  @Put()
  @Operator('brand')
  @ApiOkResponse({ type: BrandResponse })
  async change(
    @Body() { version, merchantCode, maintenanceUntil, ...change }: BrandChangeRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<BrandResponse> {
    const until = maintenanceUntil == null ? maintenanceUntil : new Date(maintenanceUntil).toISOString();
    const brand = await this.brands.change(
      this.brands.get(merchantCode).merchantCode,
      version,
      { ...change, ...(until !== undefined && { maintenanceUntil: until }) },
      operatorId,
    );
    return this.answer(brand);
  }

  private answer(brand: Brand): BrandResponse {
    return BrandResponse.of(brand, this.brands.domainsOf(brand.merchantCode));
  }
}
