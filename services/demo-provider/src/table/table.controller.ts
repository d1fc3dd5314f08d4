import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '#libs/platform';
import { OpenSessionRequest } from '../play/dto/play.request.js';
import { PassesPlatformRefusals } from '../play/play.errors.js';
import { PlayToken } from '../play/play-token.decorator.js';
import { BetPlacingService } from './bet-placing.service.js';
import type {
  SeatHistoryEntry,
  SeatResponse,
  ShoeResponse,
  TableSessionResponse,
} from './dto/table.contract.js';
import { PlaceBetsRequest, SeatQuery } from './dto/table.request.js';
import { SeatRepository } from './seat.repository.js';
import { ShoeRepository } from './shoe.repository.js';
import { TableFeedService } from './table-feed.service.js';
import { TableSessionService } from './table-session.service.js';

const shownShoes = 3;
const shownRounds = 50;

/** What the page of a table calls. Public to the platform's guard; the token of our own session decides. */
@Controller('table')
export class TableController {
  constructor(
    private readonly sessions: TableSessionService,
    private readonly bets: BetPlacingService,
    private readonly seats: SeatRepository,
    private readonly shoes: ShoeRepository,
    private readonly feed: TableFeedService,
  ) {}

  @Public()
  @Post('session')
  open(@Body() { ticket, game, lang }: OpenSessionRequest): Promise<TableSessionResponse> {
    return this.sessions.open(ticket, game, lang);
  }

  @Public()
  @Get('session')
  async resume(@PlayToken() token: string | undefined): Promise<TableSessionResponse> {
    return this.sessions.describe((await this.sessions.at(token)).session, token!);
  }

  @Public()
  @Post('bets')
  @PassesPlatformRefusals()
  async place(@PlayToken() token: string | undefined, @Body() body: PlaceBetsRequest): Promise<SeatResponse> {
    return this.bets.place((await this.sessions.at(token)).session, body);
  }

  @Public()
  @Get('seat')
  async seat(@PlayToken() token: string | undefined, @Query() { roundId }: SeatQuery): Promise<SeatResponse> {
    return this.bets.describe(roundId, (await this.sessions.at(token)).session.player.id);
  }

  @Public()
  @Get('history')
  async history(@PlayToken() token: string | undefined): Promise<SeatHistoryEntry[]> {
    return this.seats.history((await this.sessions.at(token)).session.player.id, shownRounds);
  }

  @Public()
  @Get('shoes')
  async shoesOf(@PlayToken() token: string | undefined): Promise<ShoeResponse[]> {
    const { table } = await this.sessions.at(token);
    return (await this.shoes.last(table.code, shownShoes)).map(({ serverSeed, ...shoe }) => ({
      ...shoe,
      ...(serverSeed !== null && { serverSeed }),
    }));
  }

  /** Server-sent events `state`. */
  @Public()
  @Get('stream')
  async stream(@PlayToken() token: string | undefined, @Res() reply: FastifyReply): Promise<void> {
    const { table } = await this.sessions.at(token);
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    await this.feed.attach(table.code, reply.raw);
  }
}
