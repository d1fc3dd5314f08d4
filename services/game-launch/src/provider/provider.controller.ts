import { Body, Controller, Param, Post, UseFilters, UseGuards, UseInterceptors } from '@nestjs/common';
import { ProviderSigned } from '#libs/auth';
import { RawAnswer } from '#libs/platform';
import { AdjustmentService } from './adjustment.service.js';
import { BetService } from './bet.service.js';
import { ConfirmationService } from './confirmation.service.js';
import { CreditService } from './credit.service.js';
import {
  ProviderAdjustRequest,
  ProviderBalanceRequest,
  ProviderBetRequest,
  ProviderBetsRequest,
  ProviderCancelRequest,
  ProviderConfirmRequest,
  ProviderCreditRequest,
  ProviderRollbackRequest,
  ProviderSessionRequest,
  ProviderSettleRequest,
  ProviderStatusRequest,
  ProviderWinRequest,
} from './dto/provider.request.js';
import { ProviderResponseInterceptor, ProviderExceptionFilter } from './provider-response.js';
import { ProviderSignatureGuard } from './provider-signature.guard.js';
import { RollbackService } from './rollback.service.js';
import { GameSessionService } from './game-session.service.js';
import { StatusService } from './status.service.js';
import { WinService } from './win.service.js';

/** The seamless wallet that game providers call; docs/providers/README.md is its specification. */
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
    private readonly confirmations: ConfirmationService,
    private readonly adjustments: AdjustmentService,
    private readonly credits: CreditService,
    private readonly states: StatusService,
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
  @Post('settle')
  settle(@Param('vassalage') vassalage: string, @Body() body: ProviderSettleRequest): Promise<string> {
    return this.wins.payMany(vassalage, body);
  }

  @ProviderSigned()
  @RawAnswer()
  @Post('rollback')
  rollback(@Param('vassalage') vassalage: string, @Body() body: ProviderRollbackRequest): Promise<string> {
    return this.rollbacks.rollBack(vassalage, body);
  }

  @ProviderSigned()
  @RawAnswer()
  @Post('cancel')
  cancel(@Param('vassalage') vassalage: string, @Body() body: ProviderCancelRequest): Promise<string> {
    return this.rollbacks.rollBackMany(vassalage, body);
  }

  @ProviderSigned()
  @RawAnswer()
  @Post('bets')
  manyBets(@Param('vassalage') vassalage: string, @Body() body: ProviderBetsRequest): Promise<string> {
    return this.bets.placeMany(vassalage, body);
  }

  @ProviderSigned()
  @RawAnswer()
  @Post('confirm')
  confirm(@Param('vassalage') vassalage: string, @Body() body: ProviderConfirmRequest): Promise<string> {
    return this.confirmations.confirm(vassalage, body);
  }

  @ProviderSigned()
  @RawAnswer()
  @Post('adjust')
  adjust(@Param('vassalage') vassalage: string, @Body() body: ProviderAdjustRequest): Promise<string> {
    return this.adjustments.adjust(vassalage, body);
  }

  @ProviderSigned()
  @RawAnswer()
  @Post('credit')
  credit(@Param('vassalage') vassalage: string, @Body() body: ProviderCreditRequest): Promise<string> {
    return this.credits.pay(vassalage, body);
  }

  @ProviderSigned()
  @RawAnswer()
  @Post('status')
  status(@Param('vassalage') vassalage: string, @Body() body: ProviderStatusRequest): Promise<string> {
    return this.states.of(vassalage, body);
  }
}
