import { Controller, Get, Headers, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ClientIp, Public } from '#libs/auth';
import type { WhitelabelNode } from '#libs/events';
import type { RegisterRules } from '../brand/brand.configuration.js';
import { whitelabelOf } from '../brand/brand.rules.js';
import { Brands } from '../brand/brands.service.js';
import { countries } from '../countries/countries.js';
import { SystemStatusQuery } from './dto/system-status.request.js';
import { SystemStatusResponse, WhitelabelNodeResponse } from './dto/system-status.response.js';
import { CountryResponse, CustomerServiceResponse, DomainRouteResponse } from './dto/system.responses.js';
import { SystemStatus } from './system.service.js';

@Controller('wps/system')
export class SystemController {
  constructor(
    private readonly status: SystemStatus,
    private readonly brands: Brands,
  ) {}

  @Get('status')
  @Public()
  @ApiOkResponse({ type: SystemStatusResponse })
  readStatus(
    @Query() { url }: SystemStatusQuery,
    @ClientIp() ip: string,
    @Headers('merchant') merchant?: string,
  ): SystemStatusResponse {
    return this.status.read(url, merchant, ip);
  }

  @Get('whitelabel')
  @Public()
  @ApiOkResponse({ type: [WhitelabelNodeResponse] })
  readWhitelabel(@Headers('merchant') merchant?: string): WhitelabelNode[] {
    return whitelabelOf(this.brands.get(merchant).configuration);
  }

  @Get('setting/register')
  @Public()
  @ApiOkResponse({ type: Object, description: 'field rules of the registration form, by field' })
  readRegisterRules(@Headers('merchant') merchant?: string): RegisterRules {
    return this.brands.get(merchant).configuration.registerRules;
  }

  @Get('domainRoute')
  @Public()
  @ApiOkResponse({ type: DomainRouteResponse })
  readDomains(@Headers('merchant') merchant?: string): DomainRouteResponse {
    return { domainList: this.brands.hostsOf(this.brands.get(merchant).merchantCode) };
  }

  @Get('countries')
  @Public()
  @ApiOkResponse({ type: [CountryResponse] })
  readCountries(): readonly CountryResponse[] {
    return countries;
  }

  /** The specification's getService. Links are plain: one of its type 3 would hide them from the browser only. */
  @Get('service')
  @Public()
  @ApiOkResponse({ type: CustomerServiceResponse })
  readCustomerService(@Headers('merchant') merchant?: string): CustomerServiceResponse {
    const { customerService } = this.brands.get(merchant).configuration;
    return {
      version: {
        pathList: customerService.map(({ csType, path }) => ({ type: csType === 'VIP' ? 2 : 1, path })),
      },
    };
  }
}
