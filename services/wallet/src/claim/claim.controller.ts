import { Body, Controller, Get, Inject, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ApprovalAnswerResponse } from '#libs/approvals';
import { CurrentPrincipal, Operator, Permission, type OperatorPrincipal, type Principal } from '#libs/auth';
import { CONFIG, IdempotencyKey, PlatformErrors } from '#libs/platform';
import { MemberParams } from '../balance/dto/balance.request.js';
import type { WalletConfig } from '../wallet.config.js';
import { ClaimService } from './claim.service.js';
import { WriteOffService } from './write-off.service.js';
import { ClaimParams, WriteOffRequest } from './dto/claim.request.js';
import { ClaimListResponse, MemberClaimListResponse } from './dto/claim.response.js';

@Controller('wps/v2')
export class ClaimController {
  constructor(
    private readonly claims: ClaimService,
    private readonly writeOffs: WriteOffService,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  /** What the member owes to others; withdrawals and transfers wait for it. */
  @Get('claims')
  @Permission('session')
  @ApiOkResponse({ type: ClaimListResponse })
  async mine(@CurrentPrincipal() member: Principal): Promise<ClaimListResponse> {
    if (member.kind !== 'member') throw PlatformErrors.SESSION_REQUIRED();
    return ClaimListResponse.of(await this.claims.openOf(member.memberId), this.config.currency);
  }

  /** What the member owes and is owed. */
  @Get('ops/members/:memberId/claims')
  @Operator('support')
  @ApiOkResponse({ type: MemberClaimListResponse })
  async ofMember(@Param() { memberId }: MemberParams): Promise<MemberClaimListResponse> {
    return MemberClaimListResponse.of(await this.claims.ofMember(memberId), this.config.currency);
  }

  /** Proposes it; another operator decides. */
  @Post('ops/claims/:claimId/write-off')
  @Operator('ledger')
  @ApiOkResponse({ type: ApprovalAnswerResponse })
  writeOff(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { claimId }: ClaimParams,
    @Body() { reason }: WriteOffRequest,
  ): Promise<ApprovalAnswerResponse> {
    return this.writeOffs.propose(operator, { claimId, reason }, key);
  }
}
