import {
  Body,
  Controller,
  Inject,
  Param,
  Post,
  UseFilters,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ProviderSigned } from '#libs/auth';
import { RawAnswer } from '#libs/platform';
import { Bets } from './bet.service.js';
import {
  ProviderBalanceRequest,
  ProviderBetRequest,
  ProviderRollbackRequest,
  ProviderSessionRequest,
  ProviderWinRequest,
} from './dto/provider.request.js';
import { ProviderAnswerInterceptor, ProviderExceptionFilter } from './provider-answer.js';
import { ProviderSignatureGuard } from './provider-signature.guard.js';
import { Rollbacks } from './rollback.service.js';
import { GameSessions } from './session.service.js';
import { Wins } from './win.service.js';

/** The seamless wallet that game providers call; docs/provider-guide.md tells them how. */
@Controller('provider/:vassalage/v1')
@UseGuards(ProviderSignatureGuard)
@UseInterceptors(ProviderAnswerInterceptor)
@UseFilters(ProviderExceptionFilter)
export class ProviderController {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(Bets) private readonly bets: Bets,
    @Inject(Wins) private readonly wins: Wins,
    @Inject(Rollbacks) private readonly rollbacks: Rollbacks,
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
