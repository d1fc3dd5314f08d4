import { createPrivateKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { KeyRing, payloadRing } from '#libs/auth';
import { Transactions } from '#libs/database';
import { payloadKeyState } from '#libs/events';
import { PeriodicJob } from '#libs/jobs';
import { Outbox } from '#libs/messaging';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { Sealing } from '../sealing/sealing.js';
import { PayloadKeyRepository, type PayloadKeyRow } from './payload-key.repository.js';

const day = 24 * 60 * 60 * 1000;
/** After this a key is looked up again, so that one retired by another replica ends here too. */
const cachedForMs = 60_000;
const sealedAs = 'payload-key';

/** The key pairs for encrypted payloads: one current, its predecessor valid for another day. */
@Injectable()
export class PayloadKeyService implements OnApplicationBootstrap {
  private readonly ring: KeyRing;
  private readonly opened = new Map<string, { key: KeyObject; until: number }>();

  constructor(
    private readonly transactions: Transactions,
    private readonly keys: PayloadKeyRepository,
    private readonly sealing: Sealing,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {
    this.ring = new KeyRing(config.keysDir, payloadRing, 'private');
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.rotateIfDue();
  }

  /** Makes a key if there is none, the newest is old or a rotation was commanded since, and retires keys a day after their successor. */
  @PeriodicJob({ name: 'rotate-payload-keys', everySeconds: 60 })
  async rotateIfDue(): Promise<void> {
    const now = this.clock.now();
    const retired = await this.transactions.run(async (tx) => {
      const [newest, ...older] = await this.keys.lockAll(tx);
      if (!newest || this.isDue(newest, now)) {
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

  private isDue(newest: PayloadKeyRow, now: Date): boolean {
    if (ageOf(newest, now) >= this.config.payloadKeyDays * day) return true;
    return newest.active_from.getTime() < (this.ring.current()?.from ?? 0) * 1000;
  }

  /** The private key with this id; undefined if it is not in use. */
  async find(kid: string): Promise<KeyObject | undefined> {
    const known = this.opened.get(kid);
    const now = this.clock.now().getTime();
    if (known && now < known.until) return known.key;
    this.opened.delete(kid);
    const row = await this.keys.find(kid);
    if (!row) return undefined;
    const jwk = JSON.parse(this.sealing.open(sealedAs, kid, row.private_sealed)) as JsonWebKey;
    const key = createPrivateKey({ key: jwk, format: 'jwk' });
    this.opened.set(kid, { key, until: now + cachedForMs });
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
