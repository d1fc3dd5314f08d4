import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ClientIp, MemberId, Permission } from '#libs/auth';
import { parseMoney } from '#libs/money';
import {
  ExclusionRequest,
  LimitParameter,
  LimitRequest,
  NoticesRequest,
  RealityCheckRequest,
} from './dto/gaming.request.js';
import { GamingStateResponse, RealityCheckResponse } from './dto/gaming.response.js';
import { GamingErrors } from './gaming.errors.js';
import { GamingService } from './gaming.service.js';
import { RealityService } from './reality.service.js';

@Controller('wps/v2/responsible-gaming')
@Permission('member')
export class GamingController {
  constructor(
    private readonly gaming: GamingService,
    private readonly reality: RealityService,
  ) {}

  @Get()
  @ApiOkResponse({ type: GamingStateResponse })
  async read(@MemberId() memberId: string): Promise<GamingStateResponse> {
    return GamingStateResponse.of(await this.gaming.read(memberId));
  }

  /** A lower limit, or a first one, holds once this answers; a higher one waits 24 hours for its confirmation. */
  @Put('limits/:kind/:period')
  @ApiOkResponse({ type: GamingStateResponse })
  async setLimit(
    @MemberId() memberId: string,
    @ClientIp() clientIp: string,
    @Param() { kind, period }: LimitParameter,
    @Body() { amount, minutes }: LimitRequest,
  ): Promise<GamingStateResponse> {
    const [wanted, other] = kind === 'SESSION' ? [minutes, amount] : [amount, minutes];
    if (wanted === undefined || other !== undefined) throw GamingErrors.LIMIT_VALUE_INVALID();
    const value = typeof wanted === 'string' ? parseMoney(wanted) : BigInt(wanted);
    await this.gaming.request({ memberId, clientIp }, kind, period, value);
    return this.read(memberId);
  }

  /** Requests that the limit is lifted; it holds until the confirmation, 24 hours later at the earliest. */
  @Delete('limits/:kind/:period')
  @ApiOkResponse({ type: GamingStateResponse })
  async liftLimit(
    @MemberId() memberId: string,
    @ClientIp() clientIp: string,
    @Param() { kind, period }: LimitParameter,
  ): Promise<GamingStateResponse> {
    await this.gaming.request({ memberId, clientIp }, kind, period, null);
    return this.read(memberId);
  }

  @Post('limits/:kind/:period/confirmation')
  @ApiOkResponse({ type: GamingStateResponse })
  async confirmLimit(
    @MemberId() memberId: string,
    @ClientIp() clientIp: string,
    @Param() { kind, period }: LimitParameter,
  ): Promise<GamingStateResponse> {
    await this.gaming.confirm({ memberId, clientIp }, kind, period);
    return this.read(memberId);
  }

  @Delete('limits/:kind/:period/pending')
  @ApiOkResponse({ type: GamingStateResponse })
  async withdrawLimitRequest(
    @MemberId() memberId: string,
    @ClientIp() clientIp: string,
    @Param() { kind, period }: LimitParameter,
  ): Promise<GamingStateResponse> {
    await this.gaming.withdraw({ memberId, clientIp }, kind, period);
    return this.read(memberId);
  }

  /** A self-exclusion ends every session, this one too. */
  @Post('exclusion')
  @ApiOkResponse({ type: GamingStateResponse })
  async exclude(
    @MemberId() memberId: string,
    @ClientIp() clientIp: string,
    @Body() { confirmed, ...request }: ExclusionRequest,
  ): Promise<GamingStateResponse> {
    if (!confirmed) throw GamingErrors.EXCLUSION_NOT_CONFIRMED();
    await this.gaming.exclude({ memberId, clientIp }, request);
    return this.read(memberId);
  }

  @Put('notices')
  @ApiOkResponse({ type: GamingStateResponse })
  async answerNotices(
    @MemberId() memberId: string,
    @ClientIp() clientIp: string,
    @Body() { limitsPrompt = false, facts = false }: NoticesRequest,
  ): Promise<GamingStateResponse> {
    await this.gaming.answerNotices({ memberId, clientIp }, { prompt: limitsPrompt, facts });
    return this.read(memberId);
  }

  @Get('reality-check')
  @ApiOkResponse({ type: RealityCheckResponse })
  async readReality(@MemberId() memberId: string): Promise<RealityCheckResponse> {
    return RealityCheckResponse.of(await this.reality.read(memberId));
  }

  /** While a notice waits for its answer no change takes it away (409 `REALITY_CHECK_UNANSWERED`). */
  @Put('reality-check')
  @ApiOkResponse({ type: RealityCheckResponse })
  async setReality(
    @MemberId() memberId: string,
    @ClientIp() clientIp: string,
    @Body() { intervalMinutes = null }: RealityCheckRequest,
  ): Promise<RealityCheckResponse> {
    return RealityCheckResponse.of(await this.reality.setInterval({ memberId, clientIp }, intervalMinutes));
  }

  /** Acknowledges a due notice; without one it has no effect. */
  @Post('reality-check/acknowledgement')
  @ApiOkResponse({ type: RealityCheckResponse })
  async acknowledge(
    @MemberId() memberId: string,
    @ClientIp() clientIp: string,
  ): Promise<RealityCheckResponse> {
    return RealityCheckResponse.of(await this.reality.acknowledge({ memberId, clientIp }));
  }
}
