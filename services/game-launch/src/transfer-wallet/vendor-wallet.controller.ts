import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Internal } from '#libs/auth';
import {
  VendorBalanceRequest,
  VendorTransferRequest,
  VendorWalletParams,
} from './dto/vendor-wallet.request.js';
import {
  TransferOutcomeResponse,
  VendorBalanceResponse,
  VendorWalletsResponse,
} from './dto/vendor-wallet.response.js';
import { VendorWalletService } from './vendor-wallet.service.js';

/** What the wallet service asks before and after it moves money. */
@Controller('internal/vendor-wallets')
export class VendorWalletController {
  constructor(private readonly wallets: VendorWalletService) {}

  @Internal('wallet')
  @Get()
  @ApiOkResponse({ type: VendorWalletsResponse })
  async list(): Promise<VendorWalletsResponse> {
    return { vendors: await this.wallets.list() };
  }

  @Internal('wallet')
  @Post(':vassalage/balance')
  @HttpCode(200)
  @ApiOkResponse({ type: VendorBalanceResponse })
  balance(
    @Param() { vassalage }: VendorWalletParams,
    @Body() { memberId }: VendorBalanceRequest,
  ): Promise<VendorBalanceResponse> {
    return this.wallets.balance(vassalage, memberId);
  }

  @Internal('wallet')
  @Post(':vassalage/transfers')
  @HttpCode(200)
  @ApiOkResponse({ type: TransferOutcomeResponse })
  transfer(
    @Param() { vassalage }: VendorWalletParams,
    @Body() body: VendorTransferRequest,
  ): Promise<TransferOutcomeResponse> {
    return this.wallets.transfer(vassalage, body);
  }

  /** Closes the transfer at the vendor: what is refused here can never be carried out later. */
  @Internal('wallet')
  @Post(':vassalage/transfers/query')
  @HttpCode(200)
  @ApiOkResponse({ type: TransferOutcomeResponse })
  query(
    @Param() { vassalage }: VendorWalletParams,
    @Body() body: VendorTransferRequest,
  ): Promise<TransferOutcomeResponse> {
    return this.wallets.query(vassalage, body);
  }
}
