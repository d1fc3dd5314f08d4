import { Body, Controller, Header, Put, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '#libs/auth';
import { CallerOf, keepDevice, type Caller } from '../caller/caller.js';
import { EncryptedBody } from '../payload/encrypted-body.js';
import { PayloadDecryptionService } from '../payload/payload-decryption.service.js';
import { RegisterMobileRequest, RegisterRequest } from './dto/register.request.js';
import { RegisterResponse } from './dto/register.response.js';
import { RegistrationService } from './registration.service.js';

@Controller('wps/member')
export class RegistrationController {
  constructor(
    private readonly payload: PayloadDecryptionService,
    private readonly registration: RegistrationService,
  ) {}

  @Put('register')
  @Public()
  @Header('cache-control', 'no-store')
  @EncryptedBody(RegisterRequest)
  @ApiOkResponse({ type: RegisterResponse })
  async register(
    @Body() body: unknown,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisterResponse> {
    const request = await this.payload.open(body, RegisterRequest);
    const opened = await this.registration.register('username', request, caller);
    keepDevice(reply, caller);
    return opened;
  }

  @Put('register/mobile')
  @Public()
  @Header('cache-control', 'no-store')
  @EncryptedBody(RegisterMobileRequest)
  @ApiOkResponse({ type: RegisterResponse })
  async registerByMobile(
    @Body() body: unknown,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisterResponse> {
    const request = await this.payload.open(body, RegisterMobileRequest);
    const opened = await this.registration.register('mobile', request, caller);
    keepDevice(reply, caller);
    return opened;
  }
}
