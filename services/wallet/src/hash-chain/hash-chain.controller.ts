import { Body, Controller, Get, Inject, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operator } from '#libs/auth';
import { VerifyRequest } from './dto/hash-chain.request.js';
import { SealHeadResponse, VerificationResponse } from './dto/hash-chain.response.js';
import { HashChainService } from './hash-chain.service.js';

@Controller('wps/v2/ops/ledger/seal')
@Operator('ledger')
export class HashChainController {
  constructor(@Inject(HashChainService) private readonly seals: HashChainService) {}

  @Get()
  @ApiOkResponse({ type: SealHeadResponse })
  async head(): Promise<SealHeadResponse> {
    return SealHeadResponse.of(await this.seals.head());
  }

  /** Some blocks at a time; the whole chain is verified by the command. */
  @Post('verification')
  @ApiOkResponse({ type: VerificationResponse })
  async verify(@Body() { fromBlock, blocks }: VerifyRequest): Promise<VerificationResponse> {
    return VerificationResponse.of(await this.seals.verify(BigInt(fromBlock), blocks));
  }
}
