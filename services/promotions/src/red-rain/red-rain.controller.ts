import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ClientIp, MemberId, Operator, Permission } from '#libs/auth';
import { formatMoney } from '#libs/money';
import { RedGrabResponse, RedRainResponse, RedRoundResponse } from './dto/red-rain.response.js';
import { RedRainRepository } from './red-rain.repository.js';
import { RedRainService } from './red-rain.service.js';

const listed = 100;

@Controller('wps/v2')
export class RedRainController {
  constructor(
    private readonly redRain: RedRainService,
    private readonly rounds: RedRainRepository,
  ) {}

  /** The round that runs, or else the next one; without either only `round` is null. */
  @Get('red-rain')
  @Permission('member')
  @ApiOkResponse({ type: RedRainResponse })
  async next(@MemberId() memberId: string): Promise<RedRainResponse> {
    return RedRainResponse.of(await this.redRain.view(memberId));
  }

  @Post('red-rain/grabs')
  @HttpCode(200)
  @Permission('member')
  @ApiOkResponse({ type: RedGrabResponse })
  async grab(@MemberId() memberId: string, @ClientIp() ip: string): Promise<RedGrabResponse> {
    return { amount: formatMoney(await this.redRain.grab(memberId, ip)) };
  }

  @Get('ops/red-rain/rounds')
  @Operator('rewards')
  @ApiOkResponse({ type: [RedRoundResponse] })
  async schedule(): Promise<RedRoundResponse[]> {
    return (await this.rounds.list(listed)).map(RedRoundResponse.of);
  }
}
