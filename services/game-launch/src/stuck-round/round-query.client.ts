import { Inject, Injectable } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { request } from 'undici';
import {
  CLOCK,
  CONFIG,
  isBodySignedBy,
  signatureHeader,
  signBody,
  traceHeaders,
  type Clock,
} from '#libs/platform';
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
    const body = JSON.stringify({ vassalage, ...subject });
    const answer = await request(address, {
      method: 'POST',
      headers: {
        ...traceHeaders(),
        'content-type': 'application/json',
        [signatureHeader]: signBody(keys, body, this.clock.now()),
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await boundedText(answer.body);
    if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}`);
    if (!isBodySignedBy(keys, String(answer.headers[signatureHeader]), text, this.clock.now()))
      throw new Error('unsigned answer');
    return validReport(JSON.parse(text));
  }
}

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

async function validReport(value: unknown): Promise<RoundReport> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('invalid answer');
  const report = plainToInstance(RoundReport, value);
  const problems = await validate(report, { whitelist: true });
  if (problems.length > 0)
    throw new Error(`invalid answer: ${problems.map(({ property }) => property).join(', ')}`);
  return report;
}
