import { createPrivateKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { Logger } from 'pino';
import { Transactions } from '#libs/database';
import { payloadKeyState } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, CONFIG, LOGGER, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { Sealing } from '../sealing/sealing.js';
import { PayloadKeyRepository, type PayloadKeyRow } from './payload-key.repository.js';

const day = 24 * 60 * 60 * 1000;
const rotationCheckMs = 60 * 60 * 1000;
const sealedAs = 'payload-key';

/** The key pairs for encrypted payloads: one current, its predecessor valid for another day. */
@Injectable()
export class PayloadKeyService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly opened = new Map<string, KeyObject>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly transactions: Transactions,
    private readonly keys: PayloadKeyRepository,
    private readonly sealing: Sealing,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.rotateIfDue();
    this.timer = setInterval(() => {
      this.rotateIfDue().catch((error: unknown) =>
        this.logger.error({ err: error }, 'payload key rotation failed'),
      );
    }, rotationCheckMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Makes a key if there is none or the newest is old, and retires keys a day after their successor. */
  async rotateIfDue(): Promise<void> {
    const now = this.clock.now();
    const retired = await this.transactions.run(async (tx) => {
      const [newest, ...older] = await this.keys.lockAll(tx);
      if (!newest || ageOf(newest, now) >= this.config.payloadKeyDays * day) {
        const fresh = await this.generate(now);
        await this.keys.insert(tx, fresh);
        await this.outbox.publishState(tx, payloadKeyState, {
          kid: fresh.kid,
          publicJwk: fresh.public_jwk as { kty: string; crv: string; x: string },
          activeFrom: fresh.active_from.toISOString(),
        });
        return [];
      }
      if (ageOf(newest, now) < day) return [];
      for (const { kid } of older) {
        await this.keys.retire(tx, kid, now);
        await this.outbox.withdrawState(tx, payloadKeyState, kid);
      }
      return older;
    });
    for (const { kid } of retired) this.opened.delete(kid);
  }

  /** The private key with this id; undefined if it is not in use. */
  async find(kid: string): Promise<KeyObject | undefined> {
    const known = this.opened.get(kid);
    if (known) return known;
    const row = await this.keys.find(kid);
    if (!row) return undefined;
    const jwk = JSON.parse(this.sealing.open(sealedAs, kid, row.private_sealed)) as JsonWebKey;
    const key = createPrivateKey({ key: jwk, format: 'jwk' });
    this.opened.set(kid, key);
    return key;
  }

  private async generate(now: Date): Promise<PayloadKeyRow> {
    const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const bare = await exportJWK(pair.publicKey);
    const kid = await calculateJwkThumbprint(bare);
    return {
      kid,
      public_jwk: { ...bare, kid, use: 'enc', alg: 'ECDH-ES' },
      private_sealed: this.sealing.seal(sealedAs, kid, JSON.stringify(await exportJWK(pair.privateKey))),
      active_from: now,
    };
  }
}

function ageOf(key: PayloadKeyRow, now: Date): number {
  return now.getTime() - key.active_from.getTime();
}
