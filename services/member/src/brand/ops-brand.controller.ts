import { Body, Controller, Get, Headers, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { isRange } from '#libs/geography';
import { BrandErrors } from './brand.errors.js';
import { Brands } from './brands.service.js';
import { BrandChangeRequest } from './dto/brand-change.request.js';
import { BrandResponse } from './dto/brand.response.js';

@Controller('wps/v2/ops/brand')
export class OpsBrandController {
  constructor(private readonly brands: Brands) {}

  @Get()
  @Operator('brand')
  @ApiOkResponse({ type: BrandResponse })
  read(@Headers('merchant') merchant?: string): BrandResponse {
    return BrandResponse.of(this.brands.get(merchant));
  }

  @Put()
  @Operator('brand')
  @ApiOkResponse({ type: BrandResponse })
  async change(
    @Body() request: BrandChangeRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<BrandResponse> {
    const { version, merchantCode, maintenanceUntil, ...change } = request;
    refuseOtherValues(request);
    const until = maintenanceUntil == null ? maintenanceUntil : new Date(maintenanceUntil).toISOString();
    const brand = await this.brands.change(
      this.brands.get(merchantCode).merchantCode,
      version,
      { ...change, ...(until !== undefined && { maintenanceUntil: until }) },
      operatorId,
    );
    return BrandResponse.of(brand);
  }
}

/** What the decorators of the request cannot say: switches are booleans, ranges are ranges. */
function refuseOtherValues({
  switches,
  settings,
  allowedAddresses,
  deniedAddresses,
}: BrandChangeRequest): void {
  const notBoolean = Object.entries({ ...switches, ...settings }).filter(
    ([, value]) => typeof value !== 'boolean',
  );
  const notRange = [...(allowedAddresses ?? []), ...(deniedAddresses ?? [])].filter((text) => !isRange(text));
  const wrong = [...notBoolean.map(([name]) => name), ...notRange];
  if (wrong.length > 0) throw BrandErrors.BRAND_CHANGE_INVALID({ wrong });
}
