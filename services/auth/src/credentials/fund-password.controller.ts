import { Body, Controller, Post } from '@nestjs/common';
import { ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import { CurrentPrincipal, Internal, type ServicePrincipal } from '#libs/auth';
import { PayloadDecryptionService } from '../payload/payload-decryption.service.js';
import { FactorConfirmationService } from '../second-factor/factor-confirmation.service.js';
import { FundPasswordProof, VerifyFundPasswordRequest } from './dto/verify-fund-password.request.js';
import { FundPasswordErrors } from './fund-password.errors.js';
import { FundPasswordService } from './fund-password.service.js';

class FundPasswordResponse {
  @ApiProperty({ enum: [true] })
  verified: true;
}

const compactJwe = /^[\w-]+(\.[\w-]*){4}$/;

@Controller('internal/fund-password')
export class FundPasswordController {
  constructor(
    private readonly payload: PayloadDecryptionService,
    private readonly fundPasswords: FundPasswordService,
    private readonly factors: FactorConfirmationService,
  ) {}

  /** The member comes from the gateway's assertion, never from the body. */
  @Post('verification')
  @Internal('gateway')
  @ApiOkResponse({ type: FundPasswordResponse })
  async verify(
    @Body() { fundPassword: sent, secondFactor }: VerifyFundPasswordRequest,
    @CurrentPrincipal() { memberId }: ServicePrincipal,
  ): Promise<FundPasswordResponse> {
    if (memberId === undefined) throw FundPasswordErrors.MEMBER_REQUIRED();
    const body = compactJwe.test(sent) ? { jwe: sent } : { fundPassword: sent };
    const proof = await this.payload.open(body, FundPasswordProof);
    await this.fundPasswords.verify(memberId, proof.fundPassword);
    if (secondFactor) await this.factors.demand(memberId, proof.factorCode);
    return { verified: true };
  }
}
