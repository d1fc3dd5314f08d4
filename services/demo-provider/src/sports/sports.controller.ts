import { Body, Controller, Get, Post } from '@nestjs/common';
import { Public } from '#libs/platform';
import { OpenSessionRequest } from '../play/dto/play.request.js';
import { PassesPlatformRefusals } from '../play/play.errors.js';
import { PlayToken } from '../play/play-token.decorator.js';
import type { SportsBetInfo, SportsBoard, SportsSession } from './dto/sports.contract.js';
import { PlaceSportsBetRequest } from './dto/sports.request.js';
import { SportsPlacingService } from './sports-placing.service.js';
import { SportsViewService } from './sports-view.service.js';

/** What the page of a sports book calls. Public to the platform's guard; the token of our own session decides. */
@Controller('sports')
export class SportsController {
  constructor(
    private readonly view: SportsViewService,
    private readonly placing: SportsPlacingService,
  ) {}

  @Public()
  @Post('session')
  open(@Body() { ticket, game, lang }: OpenSessionRequest): Promise<SportsSession> {
    return this.view.open(ticket, game, lang);
  }

  @Public()
  @Get('session')
  async resume(@PlayToken() token: string | undefined): Promise<SportsSession> {
    return this.view.describe(await this.view.ofToken(token), token!);
  }

  @Public()
  @Get('board')
  async board(@PlayToken() token: string | undefined): Promise<SportsBoard> {
    return this.view.board(await this.view.ofToken(token));
  }

  @Public()
  @Post('bets')
  @PassesPlatformRefusals()
  async place(
    @PlayToken() token: string | undefined,
    @Body() body: PlaceSportsBetRequest,
  ): Promise<SportsBetInfo> {
    const session = await this.view.ofToken(token);
    return this.view.infoOf(await this.placing.place(session, { ...body, betId: body.betId.toLowerCase() }));
  }

  @Public()
  @Get('bets')
  async history(@PlayToken() token: string | undefined): Promise<SportsBetInfo[]> {
    return this.view.history(await this.view.ofToken(token));
  }
}
