import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Public } from '#libs/platform';
import { OpenSessionRequest } from '../play/dto/play.request.js';
import { PassesPlatformRefusals } from '../play/play.errors.js';
import { PlayToken } from '../play/play-token.decorator.js';
import { CardJoiningService } from './card-joining.service.js';
import { CardPlayService } from './card-play.service.js';
import { CardViewService } from './card-view.service.js';
import type { CardHandResponse, CardHistoryEntry, CardSessionResponse } from './dto/card-room.contract.js';
import { ClientSeedRequest, HandQuery, JoinRequest, MoveRequest } from './dto/card-room.request.js';

/** What the page of a card room calls. Public to the platform's guard; the token of our own session decides. */
@Controller('cards')
export class CardRoomController {
  constructor(
    private readonly view: CardViewService,
    private readonly joining: CardJoiningService,
    private readonly play: CardPlayService,
  ) {}

  @Public()
  @Post('session')
  open(@Body() { ticket, game, lang }: OpenSessionRequest): Promise<CardSessionResponse> {
    return this.view.open(ticket, game, lang);
  }

  @Public()
  @Get('session')
  async resume(@PlayToken() token: string | undefined): Promise<CardSessionResponse> {
    return this.view.describe(await this.view.ofToken(token), token!);
  }

  @Public()
  @Post('join')
  @PassesPlatformRefusals()
  async join(@PlayToken() token: string | undefined, @Body() body: JoinRequest): Promise<CardHandResponse> {
    const session = await this.view.ofToken(token);
    return this.view.hand(session.player.id, await this.joining.join(session, body));
  }

  @Public()
  @Post('seed')
  async seed(
    @PlayToken() token: string | undefined,
    @Body() body: ClientSeedRequest,
  ): Promise<CardHandResponse> {
    const { player } = await this.view.ofToken(token);
    await this.joining.changeSeed(player.id, body);
    return this.view.hand(player.id, body.handId);
  }

  @Public()
  @Post('move')
  async move(@PlayToken() token: string | undefined, @Body() body: MoveRequest): Promise<CardHandResponse> {
    const { player } = await this.view.ofToken(token);
    await this.play.move(player.id, body);
    return this.view.hand(player.id, body.handId);
  }

  @Public()
  @Get('hand')
  async hand(
    @PlayToken() token: string | undefined,
    @Query() { handId }: HandQuery,
  ): Promise<CardHandResponse> {
    return this.view.hand((await this.view.ofToken(token)).player.id, handId);
  }

  @Public()
  @Get('history')
  async history(@PlayToken() token: string | undefined): Promise<CardHistoryEntry[]> {
    return this.view.history((await this.view.ofToken(token)).player.id);
  }
}
