import { Body, Controller, Param, Post, UseFilters, UseGuards, UseInterceptors } from '@nestjs/common';
import { ProviderSigned } from '#libs/auth';
import { RawAnswer } from '#libs/platform';
import { BetService } from './bet.service.js';
import {
  ProviderBalanceRequest,
  ProviderBetRequest,
  ProviderRollbackRequest,
  ProviderSessionRequest,
  ProviderWinRequest,
} from './dto/provider.request.js';
import { ProviderResponseInterceptor, ProviderExceptionFilter } from './provider-response.js';
import { ProviderSignatureGuard } from './provider-signature.guard.js';
import { RollbackService } from './rollback.service.js';
import { GameSessionService } from './game-session.service.js';
import { WinService } from './win.service.js';

/** The seamless wallet that game providers call; docs/provider-guide.md is its specification. */
@Controller('provider/:vassalage/v1')
@UseGuards(ProviderSignatureGuard)
@UseInterceptors(ProviderResponseInterceptor)
@UseFilters(ProviderExceptionFilter)
export class ProviderController {
  constructor(
    private readonly sessions: GameSessionService,
    private readonly bets: BetService,
    private readonly wins: WinService,
    private readonly rollbacks: RollbackService,
  ) {}

  @ProviderSigned()
  @RawAnswer()
  @Post('session')
  session(@Param('vassalage') vassalage: string, @Body() body: ProviderSessionRequest): Promise<string> {
    return this.sessions.open(vassalage, body.ticket);
  }

  @ProviderSigned()
  @RawAnswer()
  @Post('balance')
  balance(@Param('vassalage') vassalage: string, @Body() body: ProviderBalanceRequest): Promise<string> {
    return this.sessions.balance(vassalage, body);
  }

  @ProviderSigned()
  @RawAnswer()
  @Post('bet')
  bet(@Param('vassalage') vassalage: string, @Body() body: ProviderBetRequest): Promise<string> {
    return this.bets.place(vassalage, body);
  }

  @ProviderSigned()
  @RawAnswer()
  @Post('win')
  win(@Param('vassalage') vassalage: string, @Body() body: ProviderWinRequest): Promise<string> {
    return this.wins.pay(vassalage, body);
  }

  @ProviderSigned()
  @RawAnswer()
  @Post('rollback')
  rollback(@Param('vassalage') vassalage: string, @Body() body: ProviderRollbackRequest): Promise<string> {
    return this.rollbacks.rollBack(vassalage, body);
  }
}
