import { Body, Controller, Headers, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CLOCK, ProviderSigned, RawAnswer, type Clock } from '#libs/platform';
import { callSignatureHeader, signAnswer, verifyCall } from '#libs/provider-sdk';
import { ProviderKeyService } from '../platform/provider-key.service.js';
import { RoundQueryRequest } from './dto/round-query.request.js';
import { RoundQueryErrors } from './round-query.errors.js';
import { RoundQueryService } from './round-query.service.js';

/** The platform asks about a round that stays open on its side. Call and answer are signed with the vendor's key. */
@Controller('platform/v1')
export class RoundQueryController {
  constructor(
    private readonly rounds: RoundQueryService,
    private readonly keys: ProviderKeyService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @ProviderSigned()
  @RawAnswer()
  @Post('query')
  async query(
    @Body() body: RoundQueryRequest,
    @Headers(callSignatureHeader) signature: string | undefined,
    @Req() { method, originalUrl: path, rawBody = Buffer.of() }: FastifyRequest & { rawBody?: Buffer },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const keys = this.keys.of(body.vassalage);
    const call = verifyCall(keys, signature, { method, path, body: rawBody }, this.clock.now());
    if (!call) throw RoundQueryErrors.QUERY_SIGNATURE_INVALID();
    const answer = JSON.stringify(await this.rounds.report(body));
    void reply
      .status(200)
      .type('application/json; charset=utf-8')
      .header(callSignatureHeader, signAnswer(keys, call, { status: 200, body: answer }, this.clock.now()));
    return answer;
  }
}
