import { Body, Controller, Get, Header, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Internal, MemberId, Permission, Public } from '#libs/auth';
import { formatMoney, parseMoney } from '#libs/money';
import { CONFIG, IdempotencyKey } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import {
  AutomaticTransferRequest,
  MerchantWalletQuery,
  WalletTransferRequest,
} from './dto/vendor-transfer.request.js';
import {
  CollectionResponse,
  MemberWalletsResponse,
  MerchantWalletResponse,
  VendorWalletResponse,
  WalletTransferResponse,
} from './dto/vendor-transfer.response.js';
import { MemberWalletsService } from './member-wallets.service.js';

@Controller()
export class VendorTransferController {
  constructor(
    private readonly wallets: MemberWalletsService,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  @Get('wps/relay/GCS_merchantWallet')
  @Public()
  @ApiOkResponse({ type: MerchantWalletResponse })
  async merchantWallet(@Query() _query: MerchantWalletQuery): Promise<MerchantWalletResponse> {
    return { isSingle: await this.wallets.isSingle() };
  }

  @Get('wps/v2/vendor-wallets')
  @Permission('member')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: MemberWalletsResponse })
  async list(@MemberId() memberId: string): Promise<MemberWalletsResponse> {
    const { main, wallets, isComplete } = await this.wallets.of(memberId);
    const vendors = wallets.map(VendorWalletResponse.of);
    return { main: formatMoney(main), vendors, isComplete, currency: this.config.currency };
  }

  @Post('wps/relay/GCS_walletTransfer')
  @HttpCode(200)
  @Permission('member')
  @ApiOkResponse({ type: WalletTransferResponse })
  async transfer(
    @MemberId() memberId: string,
    @IdempotencyKey() key: string,
    @Body() { from, to, amount }: WalletTransferRequest,
  ): Promise<WalletTransferResponse> {
    const transfer = await this.wallets.move(memberId, { from, to, amount: parseMoney(amount) }, key);
    return WalletTransferResponse.of(transfer);
  }

  /** All money that lies at vendors comes back. */
  @Post('wps/v2/vendor-wallets/collection')
  @HttpCode(200)
  @Permission('member')
  @ApiOkResponse({ type: CollectionResponse })
  async collect(@MemberId() memberId: string, @IdempotencyKey() key: string): Promise<CollectionResponse> {
    const { outcome, moved } = await this.wallets.collect(memberId, `collect/${memberId}/${key}`, null);
    return { outcome, moved: formatMoney(moved) };
  }

  /** At the launch of a game; `moved` in minor units. */
  @Post('internal/vendor-transfers/automatic')
  @HttpCode(200)
  @Internal('game-launch')
  @ApiOkResponse({ type: CollectionResponse })
  async automatic(
    @Body() { externalId, memberId, vassalage }: AutomaticTransferRequest,
  ): Promise<CollectionResponse> {
    const name = `automatic/${externalId}`;
    const { outcome, moved } = await this.wallets.collect(memberId, name, vassalage ?? null);
    return { outcome, moved: String(moved) };
  }
}
