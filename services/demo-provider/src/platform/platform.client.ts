import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent } from 'undici';
import {
  CLOCK,
  CONFIG,
  isBodySignedBy,
  signatureHeader,
  signBody,
  type Clock,
  traceHeaders,
} from '#libs/platform';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { ProviderKeyService } from './provider-key.service.js';
import type {
  Answer,
  BetMessage,
  Money,
  RollbackMessage,
  Seated,
  SessionOpened,
  WinMessage,
} from './platform.messages.js';

/** Calls the platform's seamless wallet: signs what it sends, and believes only answers that are signed as well. */
@Injectable()
export class PlatformClient implements OnApplicationShutdown {
  private readonly agent: Agent;

  constructor(
    private readonly keys: ProviderKeyService,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.agent = new Agent({ connections: 64, connectTimeout: config.platformTimeoutMs, pipelining: 1 });
  }

  openSession = (vassalage: string, ticket: string) =>
    this.call<SessionOpened>(vassalage, 'session', { ticket });
  balance = (vassalage: string, seated: Seated) => this.call<Money>(vassalage, 'balance', seated);
  bet = (vassalage: string, message: BetMessage) => this.call<Money>(vassalage, 'bet', message);
  win = (vassalage: string, message: WinMessage) => this.call<Money>(vassalage, 'win', message);
  rollback = (vassalage: string, message: RollbackMessage) =>
    this.call<Money>(vassalage, 'rollback', message);

  onApplicationShutdown(): Promise<void> {
    return this.agent.destroy();
  }

  private async call<T>(vassalage: string, action: string, message: object): Promise<Answer<T>> {
    const keys = this.keys.of(vassalage);
    const body = JSON.stringify(message);
    try {
      const { pathname } = new URL(this.config.platformUrl);
      const answer = await this.agent.request({
        origin: new URL(this.config.platformUrl).origin,
        path: `${pathname.replace(/\/$/, '')}/provider/${vassalage}/v1/${action}`,
        method: 'POST',
        headers: {
          ...traceHeaders(),
          'content-type': 'application/json',
          [signatureHeader]: signBody(keys, body, this.clock.now()),
        },
        body,
        signal: AbortSignal.timeout(this.config.platformTimeoutMs),
      });
      const text = await answer.body.text();
      if (answer.statusCode !== 200) return { kind: 'unknown', reason: `status ${answer.statusCode}` };
      const signature = answer.headers[signatureHeader];
      if (!isBodySignedBy(keys, String(signature), text, this.clock.now()))
        return { kind: 'unknown', reason: 'unsigned answer' };
      return read<T>(text);
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.message : 'no answer' };
    }
  }
}

function read<T>(text: string): Answer<T> {
  const answer = JSON.parse(text) as T & { status?: string; code?: string };
  return answer.status === 'REFUSED'
    ? { kind: 'refused', code: answer.code ?? 'REFUSED' }
    : { kind: 'accepted', value: answer };
}
