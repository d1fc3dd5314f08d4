import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MemberId, Permission } from '#libs/auth';
import { EncryptedBody } from '../payload/encrypted-body.js';
import { PayloadDecryptionService } from '../payload/payload-decryption.service.js';
import {
  AddPasskeyRequest,
  ConfirmAuthenticatorRequest,
  ConfirmedByFactorRequest,
  ConfirmedByPasswordRequest,
  PasskeyParameter,
} from './dto/second-factor.request.js';
import {
  NewAuthenticatorResponse,
  PasskeyOptionsResponse,
  RecoveryCodesResponse,
  SecondFactorStateResponse,
} from './dto/second-factor.response.js';
import { MemberFactorService } from './member-factor.service.js';

@Controller('wps/v2/second-factor')
export class SecondFactorController {
  constructor(
    private readonly payload: PayloadDecryptionService,
    private readonly factors: MemberFactorService,
  ) {}

  @Get()
  @Permission('member')
  @ApiOkResponse({ type: SecondFactorStateResponse })
  state(@MemberId() memberId: string): Promise<SecondFactorStateResponse> {
    return this.factors.state(memberId);
  }

  @Post('authenticator')
  @Permission('member')
  @Header('cache-control', 'no-store')
  @EncryptedBody(ConfirmedByPasswordRequest)
  @ApiOkResponse({ type: NewAuthenticatorResponse })
  async begin(@Body() body: unknown, @MemberId() memberId: string): Promise<NewAuthenticatorResponse> {
    const { password } = await this.payload.open(body, ConfirmedByPasswordRequest);
    return this.factors.beginAuthenticator(memberId, password);
  }

  /** The app's first code; from now on logins require one. */
  @Post('authenticator/confirmation')
  @Permission('member')
  @Header('cache-control', 'no-store')
  @EncryptedBody(ConfirmAuthenticatorRequest)
  @ApiOkResponse({ type: RecoveryCodesResponse })
  async confirm(@Body() body: unknown, @MemberId() memberId: string): Promise<RecoveryCodesResponse> {
    const { code } = await this.payload.open(body, ConfirmAuthenticatorRequest);
    return this.factors.confirmAuthenticator(memberId, code);
  }

  @Post('authenticator/removal')
  @Permission('member')
  @Header('cache-control', 'no-store')
  @EncryptedBody(ConfirmedByFactorRequest)
  @ApiOkResponse({ description: 'The authenticator app is off.' })
  async remove(@Body() body: unknown, @MemberId() memberId: string): Promise<void> {
    await this.factors.removeAuthenticator(memberId, await this.payload.open(body, ConfirmedByFactorRequest));
  }

  /** Replaces all recovery codes. */
  @Post('recovery-codes')
  @Permission('member')
  @Header('cache-control', 'no-store')
  @EncryptedBody(ConfirmedByFactorRequest)
  @ApiOkResponse({ type: RecoveryCodesResponse })
  async renewCodes(@Body() body: unknown, @MemberId() memberId: string): Promise<RecoveryCodesResponse> {
    return this.factors.renewRecoveryCodes(memberId, await this.payload.open(body, ConfirmedByFactorRequest));
  }

  @Post('passkeys/options')
  @Permission('member')
  @Header('cache-control', 'no-store')
  @EncryptedBody(ConfirmedByPasswordRequest)
  @ApiOkResponse({ type: PasskeyOptionsResponse })
  async passkeyOptions(@Body() body: unknown, @MemberId() memberId: string): Promise<PasskeyOptionsResponse> {
    const { password } = await this.payload.open(body, ConfirmedByPasswordRequest);
    return this.factors.passkeyOptions(memberId, password);
  }

  @Post('passkeys')
  @Permission('member')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: RecoveryCodesResponse })
  addPasskey(
    @Body() request: AddPasskeyRequest,
    @MemberId() memberId: string,
  ): Promise<RecoveryCodesResponse> {
    return this.factors.addPasskey(memberId, request);
  }

  @Post('passkeys/:passkeyId/removal')
  @Permission('member')
  @Header('cache-control', 'no-store')
  @EncryptedBody(ConfirmedByFactorRequest)
  @ApiOkResponse({ description: 'The passkey is removed.' })
  async removePasskey(
    @Param() { passkeyId }: PasskeyParameter,
    @Body() body: unknown,
    @MemberId() memberId: string,
  ): Promise<void> {
    const request = await this.payload.open(body, ConfirmedByFactorRequest);
    await this.factors.removePasskey(memberId, passkeyId, request);
  }
}
