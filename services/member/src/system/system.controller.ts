import { Controller, Get, Headers, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ClientIp, CurrentPrincipal, Public, type Principal } from '#libs/auth';
import type { WhitelabelNode } from '#libs/events';
import { languageOf } from '#libs/platform';
import type { RegisterRules } from '../site/brand/brand.configuration.js';
import { whitelabelOf } from '../site/brand/brand.rules.js';
import { WhitelabelNodeResponse } from '../site/brand/dto/whitelabel.response.js';
import { BrandService } from '../site/brand/brand.service.js';
import { countries } from '../site/country/countries.js';
import { helpCentre } from '../site/help/help-centre.js';
import { SupportService } from '../support/support.service.js';
import { HelpSectionResponse } from './dto/help.response.js';
import { SystemStatusQuery } from './dto/system-status.request.js';
import { SystemStatusResponse } from './dto/system-status.response.js';
import { CountryResponse, CustomerServiceResponse, DomainRouteResponse } from './dto/system.response.js';
import { SystemService } from './system.service.js';

@Controller('wps/system')
export class SystemController {
  constructor(
    private readonly status: SystemService,
    private readonly brands: BrandService,
    private readonly support: SupportService,
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

  /** The specification's getService: the one entry that this visitor is meant to use. */
  @Get('service')
  @Public()
  @ApiOkResponse({ type: CustomerServiceResponse })
  async readCustomerService(
    @CurrentPrincipal() principal: Principal,
    @Headers('merchant') merchant?: string,
  ): Promise<CustomerServiceResponse> {
    return { version: { pathList: await this.support.pathsFor(principal, merchant) } };
  }

  @Get('helpCenter')
  @Public()
  @ApiOkResponse({ type: [HelpSectionResponse] })
  readHelp(
    @Headers('accept-language') language?: string,
    @Headers('merchant') merchant?: string,
  ): HelpSectionResponse[] {
    return helpCentre(languageOf(language), this.brands.get(merchant).configuration.name);
  }
}
