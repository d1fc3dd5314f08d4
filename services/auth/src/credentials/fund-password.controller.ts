import { Body, Controller, Post } from '@nestjs/common';
import { ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import { CurrentPrincipal, Internal, type ServicePrincipal } from '#libs/auth';
import { FundPasswordRequest } from './dto/verify-fund-password.request.js';
import { FundPasswordErrors } from './fund-password.errors.js';
import { FundPasswordService } from './fund-password.service.js';

class FundPasswordResponse {
  @ApiProperty({ enum: [true] })
  verified: true;
}

@Controller('internal/fund-password')
export class FundPasswordController {
  constructor(private readonly fundPasswords: FundPasswordService) {}

  /** The member comes from the gateway's assertion, never from the body. */
  @Post('verification')
  @Internal('gateway')
  @ApiOkResponse({ type: FundPasswordResponse })
  async verify(
    @Body() request: FundPasswordRequest,
    @CurrentPrincipal() { memberId }: ServicePrincipal,
  ): Promise<FundPasswordResponse> {
    if (memberId === undefined) throw FundPasswordErrors.MEMBER_REQUIRED();
    await this.fundPasswords.verify(memberId, request.fundPassword);
    return { verified: true };
  }
}
