import { Controller, Get, Headers } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '#libs/auth';
import { languageOf } from '#libs/platform';
import { PhoneServiceResponse } from './dto/phone-service.response.js';
import { PhoneIdentityService } from './phone-identity.service.js';
import { providerErrors } from './provider-errors.js';

@Controller('wps/verification/phone')
export class PhoneAuthController {
  constructor(private readonly identity: PhoneIdentityService) {}

  /** The external service's settings for the site, and the meaning of its errors. */
  @Get()
  @Public()
  @ApiOkResponse({ type: PhoneServiceResponse })
  describe(@Headers('accept-language') language?: string): PhoneServiceResponse {
    return {
      enabled: this.identity.isOpen,
      expiredMinutes: 1,
      client: this.identity.client ?? null,
      errors: providerErrors(languageOf(language)),
    };
  }
}
