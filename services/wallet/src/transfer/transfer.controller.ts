import { Body, Controller, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Internal, type Principal } from '#libs/auth';
import { serviceOf } from '../ledger/caller.js';
import { PostingResponse } from '../ledger/dto/posting.response.js';
import { MemberTransferRequest } from './dto/transfer.request.js';
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
}
