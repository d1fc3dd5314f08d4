import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Public } from '#libs/platform';
import type {
  HistoryResponse,
  RevealResponse,
  SessionResponse,
  SpinResult,
  StateResponse,
} from './dto/play.contract.js';
import {
  HistoryQuery,
  ChangeClientSeedRequest,
  MarkSeenRequest,
  OpenSessionRequest,
  PlaySpinRequest,
  RevealSeedRequest,
} from './dto/play.request.js';
import { PassesPlatformRefusals } from './play.errors.js';
import { PlayToken } from './play-token.decorator.js';
import { RoundViewService } from './round-view.service.js';
import { SeedService } from './seed.service.js';
import { SessionService } from './session.service.js';
import { SpinService } from './spin.service.js';

/** What the game page calls. Public to the platform's guard; the token of our own session decides. */
@Controller('play')
export class PlayController {
  constructor(
    private readonly sessions: SessionService,
    private readonly spins: SpinService,
    private readonly seeds: SeedService,
    private readonly view: RoundViewService,
  ) {}

  @Public()
  @Post('session')
  open(@Body() { ticket, game, lang }: OpenSessionRequest): Promise<SessionResponse> {
    return this.sessions.open(ticket, game, lang);
  }

  @Public()
  @Get('session')
  async resume(@PlayToken() token: string | undefined): Promise<SessionResponse> {
    return this.sessions.describe(await this.sessions.ofToken(token), token!);
  }

  @Public()
  @Get('state')
  async state(@PlayToken() token: string | undefined): Promise<StateResponse> {
    return this.sessions.state(await this.sessions.ofToken(token));
  }

  @Public()
  @Post('spin')
  @PassesPlatformRefusals()
  async spin(@PlayToken() token: string | undefined, @Body() body: PlaySpinRequest): Promise<SpinResult> {
    return this.spins.spin<SpinResult>(await this.sessions.ofToken(token), {
      stake: BigInt(body.stake),
      clientSpinId: body.clientSpinId.toLowerCase(),
      choice: body.choice ?? null,
    });
  }

  @Public()
  @Post('seen')
  async seen(@PlayToken() token: string | undefined, @Body() { roundId }: MarkSeenRequest): Promise<null> {
    const { player } = await this.sessions.ofToken(token);
    await this.view.markSeen(player.id, roundId);
    return null;
  }

  @Public()
  @Post('client-seed')
  async clientSeed(
    @PlayToken() token: string | undefined,
    @Body() body: ChangeClientSeedRequest,
  ): Promise<RevealResponse> {
    return this.seeds.reveal((await this.sessions.ofToken(token)).player.id, body.clientSeed);
  }

  @Public()
  @Post('reveal')
  async reveal(
    @PlayToken() token: string | undefined,
    @Body() { clientSeed }: RevealSeedRequest,
  ): Promise<RevealResponse> {
    return this.seeds.reveal((await this.sessions.ofToken(token)).player.id, clientSeed);
  }

  @Public()
  @Get('history')
  async history(
    @PlayToken() token: string | undefined,
    @Query() query: HistoryQuery,
  ): Promise<HistoryResponse> {
    return this.view.history<SpinResult>((await this.sessions.ofToken(token)).player, query);
  }
}
