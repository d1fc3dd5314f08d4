import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ClientIp, CurrentPrincipal, MemberId, Permission, Public, type Principal } from '#libs/auth';
import { PageQuery } from '#libs/platform';
import { BonusService } from './bonus.service.js';
import { ClaimRequest, PromotionParameter } from './dto/promotion.request.js';
import {
  AvailablePromotionsResponse,
  BonusPageResponse,
  EnrolmentResponse,
  PromotionResponse,
} from './dto/promotion.response.js';
import { EnrolmentService } from './enrolment.service.js';
import { OfferService } from './offer.service.js';

@Controller('wps/v2')
export class PromotionController {
  constructor(
    private readonly offers: OfferService,
    private readonly enrolments: EnrolmentService,
    private readonly bonuses: BonusService,
  ) {}

  /** Guests see every promotion as one who has not joined. */
  @Get('promotions')
  @Public()
  @ApiOkResponse({ type: [PromotionResponse] })
  async list(
    @CurrentPrincipal() principal: Principal,
    @Headers('merchant') merchant = '',
  ): Promise<PromotionResponse[]> {
    return (await this.offers.list(memberOf(principal), merchant)).map(PromotionResponse.of);
  }

  @Get('promotions/available')
  @Permission('member')
  @ApiOkResponse({ type: AvailablePromotionsResponse })
  async available(
    @MemberId() memberId: string,
    @Headers('merchant') merchant = '',
  ): Promise<AvailablePromotionsResponse> {
    return AvailablePromotionsResponse.of(await this.offers.available(memberId, merchant));
  }

  @Get('promotions/:id')
  @Public()
  @ApiOkResponse({ type: PromotionResponse })
  async one(
    @Param() { id }: PromotionParameter,
    @CurrentPrincipal() principal: Principal,
  ): Promise<PromotionResponse> {
    return PromotionResponse.of(await this.offers.one(id, memberOf(principal)));
  }

  /** Chooses a deposit promotion, before the deposit. */
  @Post('promotions/:id/join')
  @HttpCode(200)
  @Permission('member')
  @ApiOkResponse({ type: EnrolmentResponse })
  async join(@Param() { id }: PromotionParameter, @MemberId() memberId: string): Promise<EnrolmentResponse> {
    return EnrolmentResponse.of(await this.enrolments.join(id, memberId));
  }

  @Post('promotions/:id/leave')
  @HttpCode(200)
  @Permission('member')
  @ApiOkResponse({ type: EnrolmentResponse })
  async leave(@Param() { id }: PromotionParameter, @MemberId() memberId: string): Promise<EnrolmentResponse> {
    return EnrolmentResponse.of(await this.enrolments.leave(id, memberId));
  }

  /** A reward is paid once, however often it is claimed; the money follows. */
  @Post('promotions/:id/claim')
  @HttpCode(200)
  @Permission('member')
  @ApiOkResponse({ type: EnrolmentResponse })
  async claim(
    @Param() { id }: PromotionParameter,
    @Body() { cycleKey }: ClaimRequest,
    @MemberId() memberId: string,
    @ClientIp() ip: string,
    @Headers('user-agent') userAgent = '',
  ): Promise<EnrolmentResponse> {
    return EnrolmentResponse.of(await this.enrolments.claim(id, { memberId, ip, userAgent }, cycleKey));
  }

  @Get('bonuses')
  @Permission('member')
  @ApiOkResponse({ type: BonusPageResponse })
  async bonusPage(@MemberId() memberId: string, @Query() query: PageQuery): Promise<BonusPageResponse> {
    return this.bonuses.page(memberId, query);
  }
}

function memberOf(principal: Principal): string | undefined {
  return principal.kind === 'member' && principal.accountType !== 4 ? principal.memberId : undefined;
}
