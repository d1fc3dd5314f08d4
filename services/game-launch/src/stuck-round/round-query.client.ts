import { Inject, Injectable } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { request } from 'undici';
import { CLOCK, CONFIG, traceHeaders, type Clock } from '#libs/platform';
import { callSignatureHeader, signedCall, type Send } from '#libs/provider-sdk';
import { GameLaunchConfig } from '../game-launch.config.js';
import { ProviderKeyService } from '../provider/provider-key.service.js';
import { RoundReport } from './dto/round-report.response.js';

const timeoutMs = 5_000;
const maxAnswerBytes = 256 * 1024;

/** Asks a provider how a round stands: signed by the vendor's key, answered under a key of the same vendor. */
@Injectable()
export class RoundQueryClient {
  constructor(
    private readonly keys: ProviderKeyService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {}

  /** Throws if there is no valid signed answer. */
  async ask(
    { provider, vassalage }: { provider: string; vassalage: string },
    subject: { roundId: string } | { transactionId: string },
  ): Promise<RoundReport> {
    const address = Object.hasOwn(this.config.providerQueryUrls, provider)
      ? this.config.providerQueryUrls[provider]
      : undefined;
    const keys = this.keys.of(vassalage);
    if (address === undefined || !keys) throw new Error('no query address or key is configured');
    const message = { vassalage, ...subject };
    const now = () => this.clock.now();
    const answer = await signedCall(send, { url: new URL(address), message, keys, now });
    if (answer.kind === 'unknown') throw new Error(answer.reason);
    return validReport(answer.value);
  }
}

const send: Send = async ({ url, body, headers }) => {
  const answer = await request(url, {
    method: 'POST',
    headers: { ...traceHeaders(), ...headers },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await boundedText(answer.body);
  return { status: answer.statusCode, signature: String(answer.headers[callSignatureHeader]), text };
};

async function boundedText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxAnswerBytes) throw new Error('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function validReport(value: object): Promise<RoundReport> {
  const report = plainToInstance(RoundReport, value);
  const problems = await validate(report, { whitelist: true });
  if (problems.length > 0)
    throw new Error(`invalid answer: ${problems.map(({ property }) => property).join(', ')}`);
  return report;
}
