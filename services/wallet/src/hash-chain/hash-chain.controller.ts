import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operator } from '#libs/auth';
import { VerifyRequest } from './dto/hash-chain.request.js';
import { SealHeadResponse, VerificationResponse } from './dto/hash-chain.response.js';
import { HashChainService } from './hash-chain.service.js';

@Controller('wps/v2/ops/ledger/seal')
@Operator('ledger')
export class HashChainController {
  constructor(private readonly chain: HashChainService) {}

  @Get()
  @ApiOkResponse({ type: SealHeadResponse })
  async head(): Promise<SealHeadResponse> {
    return SealHeadResponse.of(await this.chain.head());
  }

  /** A range of blocks; the command `ledger:verify` checks the whole chain. */
  @Post('verification')
  @ApiOkResponse({ type: VerificationResponse })
  async verify(@Body() { fromBlock, blocks }: VerifyRequest): Promise<VerificationResponse> {
    return VerificationResponse.of(await this.chain.verify(BigInt(fromBlock), blocks));
  }
}
