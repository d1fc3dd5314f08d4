import { Body, Controller, Header, Headers, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ClientIp, Public } from '#libs/auth';
import { languageOf } from '#libs/platform';
import { EncryptedBody } from '../payload/encrypted-body.js';
import { PayloadDecryption } from '../payload/payload-decryption.service.js';
import { RegisterRequest } from './dto/register.request.js';
import { RegisterResponse } from './dto/register.response.js';
import { Registration } from './register.service.js';

@Controller('wps/member')
export class RegisterController {
  constructor(
    private readonly payload: PayloadDecryption,
    private readonly registration: Registration,
  ) {}

  @Put('register')
  @Public()
  @Header('cache-control', 'no-store')
  @EncryptedBody(RegisterRequest)
  @ApiOkResponse({ type: RegisterResponse })
  async register(
    @Body() body: unknown,
    @ClientIp() ip: string,
    @Headers('accept-language') language?: string,
  ): Promise<RegisterResponse> {
    return this.registration.register(
      await this.payload.open(body, RegisterRequest),
      ip,
      languageOf(language),
    );
  }
}
