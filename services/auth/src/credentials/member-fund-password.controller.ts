import { Body, Controller, Get, Header, Post, Put, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { MemberId, Permission } from '#libs/auth';
import { CallerOf, keepCodeBrowser, type Caller } from '../caller/caller.js';
import { EncryptedBody } from '../payload/encrypted-body.js';
import { PayloadDecryptionService } from '../payload/payload-decryption.service.js';
import {
  ChangeFundPasswordRequest,
  ResetFundPasswordRequest,
  SetFundPasswordRequest,
} from './dto/fund-password.request.js';
import { FundPasswordStateResponse } from './dto/fund-password.response.js';
import { MemberCodeResponse } from '../verification/dto/member-code.response.js';
import { MemberFundPasswordService } from './member-fund-password.service.js';

@Controller('wps/v2/fund-password')
export class MemberFundPasswordController {
  constructor(
    private readonly payload: PayloadDecryptionService,
    private readonly fundPassword: MemberFundPasswordService,
  ) {}

  @Get()
  @Permission('member')
  @ApiOkResponse({ type: FundPasswordStateResponse })
  state(@MemberId() memberId: string): Promise<FundPasswordStateResponse> {
    return this.fundPassword.state(memberId);
  }

  @Post()
  @Permission('member')
  @Header('cache-control', 'no-store')
  @EncryptedBody(SetFundPasswordRequest)
  @ApiOkResponse({ description: 'The fund password is set.' })
  async set(@Body() body: unknown, @MemberId() memberId: string): Promise<void> {
    await this.fundPassword.set(memberId, await this.payload.open(body, SetFundPasswordRequest));
  }

  @Put()
  @Permission('member')
  @Header('cache-control', 'no-store')
  @EncryptedBody(ChangeFundPasswordRequest)
  @ApiOkResponse({ description: 'The fund password is changed.' })
  async change(@Body() body: unknown, @MemberId() memberId: string): Promise<void> {
    await this.fundPassword.change(memberId, await this.payload.open(body, ChangeFundPasswordRequest));
  }

  /** Sends to the proven phone number, otherwise to the e-mail address. */
  @Post('code')
  @Permission('member')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: MemberCodeResponse })
  sendCode(
    @MemberId() memberId: string,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MemberCodeResponse> {
    keepCodeBrowser(reply, caller);
    return this.fundPassword.sendCode(memberId, caller);
  }

  @Post('reset')
  @Permission('member')
  @Header('cache-control', 'no-store')
  @EncryptedBody(ResetFundPasswordRequest)
  @ApiOkResponse({ description: 'The fund password is set anew, and the lock has ended.' })
  async reset(
    @Body() body: unknown,
    @MemberId() memberId: string,
    @CallerOf() caller: Caller,
  ): Promise<void> {
    const request = await this.payload.open(body, ResetFundPasswordRequest);
    await this.fundPassword.reset(memberId, request, caller);
  }
}
