import { Body, Controller, Post, UseGuards, UseInterceptors } from '@nestjs/common';
import { ProviderSigned, RawAnswer } from '#libs/platform';
import type { HistoryAnswer } from '#libs/provider-sdk';
import {
  WalletBalanceRequest,
  WalletHistoryRequest,
  WalletKickRequest,
  WalletLaunchRequest,
  WalletPlayerRequest,
  WalletTransferRequest,
  WalletTransferStatusRequest,
} from './dto/transfer-wallet.request.js';
import { TransferWalletService } from './transfer-wallet.service.js';
import { WalletAnswerInterceptor, WalletSignatureGuard } from './wallet-signature.js';

/** The transfer wallet as the platform calls it. */
@Controller('transfer-wallet/v1')
@UseGuards(WalletSignatureGuard)
@UseInterceptors(WalletAnswerInterceptor)
export class TransferWalletController {
  constructor(private readonly wallet: TransferWalletService) {}

  @ProviderSigned()
  @RawAnswer()
  @Post('player')
  player(@Body() body: WalletPlayerRequest): Promise<object> {
    return this.wallet.createPlayer(body);
  }

  @ProviderSigned()
  @RawAnswer()
  @Post('balance')
  balance(@Body() body: WalletBalanceRequest): Promise<object> {
    return this.wallet.balance(body);
  }

  @ProviderSigned()
  @RawAnswer()
  @Post('transfer')
  transfer(@Body() body: WalletTransferRequest): Promise<object> {
    return this.wallet.transfer(body);
  }

  @ProviderSigned()
  @RawAnswer()
  @Post('transfer-status')
  transferStatus(@Body() body: WalletTransferStatusRequest): Promise<object> {
    return this.wallet.transferStatus(body);
  }

  @ProviderSigned()
  @RawAnswer()
  @Post('launch')
  launch(@Body() body: WalletLaunchRequest): Promise<object> {
    return this.wallet.launch(body);
  }

  @ProviderSigned()
  @RawAnswer()
  @Post('kick')
  kick(@Body() body: WalletKickRequest): Promise<object> {
    return this.wallet.kick(body);
  }

  @ProviderSigned()
  @RawAnswer()
  @Post('history')
  history(@Body() body: WalletHistoryRequest): Promise<HistoryAnswer> {
    return this.wallet.history(body);
  }
}
