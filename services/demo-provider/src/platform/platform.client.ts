import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent } from 'undici';
import { CLOCK, CONFIG, type Clock, traceHeaders } from '#libs/platform';
import { callSignatureHeader, OperatorClient, type Send } from '#libs/provider-sdk';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { ProviderKeyService } from './provider-key.service.js';

/** The platform's seamless wallet, as each vendor calls it. */
@Injectable()
export class PlatformClient implements OnApplicationShutdown {
  private readonly agent: Agent;
  private readonly clients = new Map<string, OperatorClient>();

  constructor(
    private readonly keys: ProviderKeyService,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.agent = new Agent({ connections: 64, connectTimeout: config.platformTimeoutMs, pipelining: 1 });
  }

  of(vassalage: string): OperatorClient {
    const known = this.clients.get(vassalage);
    if (known) return known;
    const client = new OperatorClient({
      url: this.config.platformUrl,
      vassalage,
      keys: () => this.keys.of(vassalage),
      send: this.send,
      now: () => this.clock.now(),
    });
    this.clients.set(vassalage, client);
    return client;
  }

  onApplicationShutdown(): Promise<void> {
    return this.agent.destroy();
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
