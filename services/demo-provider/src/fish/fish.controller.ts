import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Public } from '#libs/platform';
import { HistoryQuery, OpenSessionRequest } from '../play/dto/play.request.js';
import { PassesPlatformRefusals } from '../play/play.errors.js';
import { PlayToken } from '../play/play-token.decorator.js';
import { SpinService } from '../play/spin.service.js';
import type { FishHistory, FishSession, ShotResult } from './dto/fish.contract.js';
import { FireShotRequest } from './dto/fish.request.js';
import { FishSessionService } from './fish-session.service.js';

/** What the page of a fish game calls. Public to the platform's guard; the token of our own session decides. */
@Controller('fish')
export class FishController {
  constructor(
    private readonly sessions: FishSessionService,
    private readonly spins: SpinService,
  ) {}

  @Public()
  @Post('session')
  open(@Body() { ticket, game, lang }: OpenSessionRequest): Promise<FishSession> {
    return this.sessions.open(ticket, game, lang);
  }

  @Public()
  @Get('session')
  async resume(@PlayToken() token: string | undefined): Promise<FishSession> {
    return this.sessions.describe(await this.sessions.ofToken(token), token!);
  }

  @Public()
  @Post('shot')
  @PassesPlatformRefusals()
  async shot(@PlayToken() token: string | undefined, @Body() body: FireShotRequest): Promise<ShotResult> {
    return this.spins.spin<ShotResult>(await this.sessions.ofToken(token), {
      stake: BigInt(body.stake),
      clientSpinId: body.clientSpinId.toLowerCase(),
      choice: body.prey,
    });
  }

  @Public()
  @Get('history')
  async history(@PlayToken() token: string | undefined, @Query() query: HistoryQuery): Promise<FishHistory> {
    return this.sessions.history(await this.sessions.ofToken(token), query);
  }
}
