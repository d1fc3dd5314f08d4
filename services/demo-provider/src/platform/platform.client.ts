import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent } from 'undici';
import { CLOCK, CONFIG, type Clock, traceHeaders } from '#libs/platform';
import { callSignatureHeader, signedCall, type Send } from '#libs/provider-sdk';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { ProviderKeyService } from './provider-key.service.js';
import type {
  Answer,
  BetAnswer,
  BetMessage,
  BetsMessage,
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
  bets = (vassalage: string, message: BetsMessage) =>
    this.call<{ bets: BetAnswer[] }>(vassalage, 'bets', message);
  win = (vassalage: string, message: WinMessage) => this.call<Money>(vassalage, 'win', message);
  rollback = (vassalage: string, message: RollbackMessage) =>
    this.call<Money>(vassalage, 'rollback', message);

  onApplicationShutdown(): Promise<void> {
    return this.agent.destroy();
  }

  private async call<T>(vassalage: string, action: string, message: object): Promise<Answer<T>> {
    const url = new URL(this.config.platformUrl);
    url.pathname = `${url.pathname.replace(/\/$/, '')}/provider/${vassalage}/v1/${action}`;
    const keys = this.keys.of(vassalage);
    const answer = await signedCall(this.send, { url, message, keys, now: () => this.clock.now() });
    if (answer.kind === 'rejected') return { kind: 'refused', code: answer.code };
    return answer.kind === 'unknown' ? answer : read<T>(answer.value);
  }

  private readonly send: Send = async ({ url, body, headers }) => {
    const answer = await this.agent.request({
      origin: url.origin,
      path: url.pathname,
      method: 'POST',
      headers: { ...traceHeaders(), ...headers },
      body,
      signal: AbortSignal.timeout(this.config.platformTimeoutMs),
    });
    const text = await answer.body.text();
    return { status: answer.statusCode, signature: String(answer.headers[callSignatureHeader]), text };
  };
}

function read<T>(answer: Record<string, unknown>): Answer<T> {
  const { status, code } = answer;
  return status === 'REFUSED'
    ? { kind: 'refused', code: typeof code === 'string' ? code : 'REFUSED' }
    : { kind: 'accepted', value: answer as T };
}
