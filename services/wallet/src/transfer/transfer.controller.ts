import { Body, Controller, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Internal, MemberId, Permission, type Principal } from '#libs/auth';
import { parseMoney } from '#libs/money';
import { IdempotencyKey } from '#libs/platform';
import { serviceOf } from '../ledger/caller.js';
import { PostingResponse } from '../ledger/dto/posting.response.js';
import {
  MemberTransferRequest,
  RepaymentRequest,
  VendorTransferRequest,
  WalletTransferRequest,
} from './dto/transfer.request.js';
import { WalletTransferResponse } from './dto/transfer.response.js';
import { TransferService } from './transfer.service.js';

@Controller()
export class TransferController {
  constructor(private readonly transfers: TransferService) {}

  /** Only agent-contracts may call, for agents and their downline: players do not pay each other. */
  @Post('internal/transfers')
  @Internal('agent-contracts')
  @ApiOkResponse({ type: PostingResponse })
  async betweenMembers(
    @CurrentPrincipal() caller: Principal,
    @Body() { amount, reason, ...about }: MemberTransferRequest,
  ): Promise<PostingResponse> {
    const transfer = { ...about, amount: BigInt(amount), note: reason, caller: serviceOf(caller) };
    return PostingResponse.of(await this.transfers.betweenMembers(transfer));
  }

  @Post('internal/vendor-transfers')
  @Internal('game-launch')
  @ApiOkResponse({ type: PostingResponse })
  async withVendor(
    @CurrentPrincipal() caller: Principal,
    @Body() { amount, direction, ...about }: VendorTransferRequest,
  ): Promise<PostingResponse> {
    const delta = direction === 'TO_VENDOR' ? -BigInt(amount) : BigInt(amount);
    return PostingResponse.of(
      await this.transfers.withVendor({ ...about, delta, caller: serviceOf(caller) }),
    );
  }

  /** Repays a receivable. No credit does so by itself. */
  @Post('internal/repayments')
  @Internal('game-launch', 'lottery')
  @ApiOkResponse({ type: PostingResponse })
  async repay(
    @CurrentPrincipal() caller: Principal,
    @Body() { amount, reason, ...about }: RepaymentRequest,
  ): Promise<PostingResponse> {
    const repayment = { ...about, amount: BigInt(amount), note: reason, caller: serviceOf(caller) };
    return PostingResponse.of(await this.transfers.repay(repayment));
  }

  @Post('wps/relay/GCS_walletTransfer')
  @Permission('member', 'fund-password')
  @ApiOkResponse({ type: WalletTransferResponse })
  ofMember(
    @MemberId() memberId: string,
    @IdempotencyKey() key: string,
    @Body() { from, to, amount }: WalletTransferRequest,
  ): Promise<WalletTransferResponse> {
    return this.transfers.ofMember(memberId, { from, to, amount: parseMoney(amount) }, key);
  }
}
