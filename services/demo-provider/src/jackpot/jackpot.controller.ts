import { Body, Controller, Get, Headers, Inject, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CLOCK, ProviderSigned, Public, RawAnswer, type Clock } from '#libs/platform';
import { callSignatureHeader, signAnswer, verifyCall } from '#libs/provider-sdk';
import type { JackpotAmount } from '../play/dto/play.contract.js';
import { ProviderKeyService } from '../platform/provider-key.service.js';
import { RoundQueryErrors } from '../round-query/round-query.errors.js';
import { JackpotAmountsQuery, JackpotQueryRequest } from './dto/jackpot.request.js';
import { JackpotReportService } from './jackpot-report.service.js';

@Controller()
export class JackpotController {
  constructor(
    private readonly jackpots: JackpotReportService,
    private readonly keys: ProviderKeyService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** For the game page: what stands in the pools. */
  @Public()
  @Get('jackpots')
  amounts(@Query() { mode }: JackpotAmountsQuery): Promise<JackpotAmount[]> {
    return this.jackpots.amounts(mode);
  }

  /** The platform asks for pools, awards and what its ledger should say. Call and answer are signed with the vendor's key. */
  @ProviderSigned()
  @RawAnswer()
  @Post('platform/v1/jackpots')
  async report(
    @Body() body: JackpotQueryRequest,
    @Headers(callSignatureHeader) signature: string | undefined,
    @Req() { method, originalUrl: path, rawBody = Buffer.of() }: FastifyRequest & { rawBody?: Buffer },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const keys = this.keys.of(body.vassalage);
    const call = verifyCall(keys, signature, { method, path, body: rawBody }, this.clock.now());
    if (!call) throw RoundQueryErrors.QUERY_SIGNATURE_INVALID();
    const answer = JSON.stringify(await this.jackpots.report(body.vassalage));
    void reply
      .status(200)
      .type('application/json; charset=utf-8')
      .header(callSignatureHeader, signAnswer(keys, call, { status: 200, body: answer }, this.clock.now()));
    return answer;
  }
}
