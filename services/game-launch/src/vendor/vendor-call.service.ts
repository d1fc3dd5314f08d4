import { Inject, Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { request } from 'undici';
import { CLOCK, CONFIG, traceHeaders, type Clock } from '#libs/platform';
import { callSignatureHeader, signedCall, type CallResult, type Send } from '#libs/provider-sdk';
import { GameLaunchConfig } from '../game-launch.config.js';
import { ProviderKeyService } from './provider-key.service.js';
import { CircuitBreaker, type CircuitState } from './circuit-breaker.js';
import type { VendorConnection } from './vendor.repository.js';

const maxAnswerBytes = 1024 * 1024;

/**
 * Every call to a vendor: signed by its key, within its time budget, and not sent at all while its circuit is open. Only an
 * answer signed for the very call counts.
 */
@Injectable()
export class VendorCallService {
  private readonly circuits = new Map<string, CircuitBreaker>();

  constructor(
    private readonly keys: ProviderKeyService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
    metrics: Registry,
  ) {
    const gauge: Gauge<'vendor'> = new Gauge({
      name: 'vendor_circuit_open',
      help: '1 while no call is sent to a vendor (or to its launch of one game) because calls failed',
      labelNames: ['vendor'],
      registers: [metrics],
      collect: () => {
        for (const name of this.circuits.keys()) gauge.set({ vendor: name }, this.isOpen(name) ? 1 : 0);
      },
    });
  }

  /** `circuit` is the vendor, or one game of it where only that game may be at fault. */
  async call(
    { vassalage, timeBudgetMs }: Pick<VendorConnection, 'vassalage' | 'timeBudgetMs'>,
    address: string,
    message: object,
    circuit = vassalage,
  ): Promise<CallResult> {
    const keys = this.keys.of(vassalage);
    if (!keys) return { kind: 'unknown', reason: 'the vendor has no live key' };
    const breaker = this.breakerOf(circuit);
    if (!breaker.admits(this.clock.now().getTime()))
      return { kind: 'unknown', reason: `the circuit of ${circuit} is open` };
    const answered = await signedCall(sendWithin(timeBudgetMs ?? this.config.providerTimeoutMs), {
      ...{ url: new URL(address), message: { vassalage, ...message }, keys },
      now: () => this.clock.now(),
    });
    const result: CallResult =
      answered.kind === 'rejected'
        ? { kind: 'unknown', reason: `status ${answered.status} ${answered.code}` }
        : answered;
    if (result.kind === 'unknown') breaker.failed(this.clock.now().getTime());
    else breaker.succeeded();
    return result;
  }

  /** As this replica sees it. */
  circuitOf(name: string): CircuitState {
    return this.circuits.get(name)?.state(this.clock.now().getTime()) ?? 'CLOSED';
  }

  private isOpen(name: string): boolean {
    return this.circuitOf(name) === 'OPEN';
  }

  private breakerOf(name: string): CircuitBreaker {
    const { circuitFailures: failures, circuitOpenSeconds } = this.config;
    const breaker =
      this.circuits.get(name) ?? new CircuitBreaker({ failures, openMs: circuitOpenSeconds * 1000 });
    this.circuits.set(name, breaker);
    return breaker;
  }
}

function sendWithin(ms: number): Send {
  return async ({ url, body, headers }) => {
    const signal = AbortSignal.timeout(ms);
    const sent = { ...traceHeaders(), ...headers };
    const answer = await request(url, { method: 'POST', headers: sent, body, signal });
    const text = await boundedText(answer.body);
    return { status: answer.statusCode, signature: String(answer.headers[callSignatureHeader]), text };
  };
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
