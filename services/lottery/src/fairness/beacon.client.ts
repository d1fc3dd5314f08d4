import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, LOGGER } from '#libs/platform';
import type { LotteryConfig } from '../lottery.config.js';
import { isGenuine, type BeaconChain, type BeaconRound } from '#libs/lottery-engine/fairness';

const timeoutMs = 2_000;
/** Draws that close together share a round. */
const kept = 64;

/** Reads rounds from a relay of the beacon and believes none that the chain's key has not signed. */
@Injectable()
export class BeaconClient {
  readonly chain: BeaconChain;
  private readonly known = new Map<number, BeaconRound>();

  constructor(
    @Inject(CONFIG) private readonly config: LotteryConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const { beaconPublicKey, beaconGenesis, beaconPeriod } = config.beacon;
    this.chain = {
      publicKey: beaconPublicKey,
      genesisSeconds: beaconGenesis,
      periodSeconds: beaconPeriod,
    };
  }

  get isConfigured(): boolean {
    return this.config.beacon.beacon !== 'none';
  }

  /** Undefined while the round is not published, or the relay does not answer, or lies. */
  async round(round: number): Promise<BeaconRound | undefined> {
    const known = this.known.get(round);
    if (known) return known;
    const read = await this.read(String(round));
    if (read?.round !== round) return undefined;
    this.known.set(round, read);
    if (this.known.size > kept) this.known.delete(this.known.keys().next().value!);
    return read;
  }

  /** The last round that the relay has; undefined if it does not answer, or lies. */
  newest(): Promise<BeaconRound | undefined> {
    return this.read('latest');
  }

  private async read(round: string): Promise<BeaconRound | undefined> {
    try {
      const answer = await fetch(`${this.config.beacon.beaconUrl}/public/${round}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs * this.config.timeoutFactor),
      });
      if (!answer.ok) return undefined;
      const body = (await answer.json()) as Partial<BeaconRound>;
      const { randomness, signature } = body;
      const number = round === 'latest' ? Number(body.round) : Number(round);
      const read = { round: number, randomness: String(randomness), signature: String(signature) };
      if (isGenuine(this.chain, read)) return read;
      this.logger.error({ round }, 'the beacon answered with a round that its key has not signed');
    } catch (error) {
      this.logger.warn({ err: error, round }, 'beacon request failed, will retry');
    }
    return undefined;
  }
}
