import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Gauge, Registry } from 'prom-client';
import { CONFIG, PlatformErrors } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';

/** OWASP ASVS 5.0, appendix C. The library's default algorithm is Argon2id. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const currentForm = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;
/** A request behind a longer queue is refused with 503. */
const maxQueue = 200;
/** Argon2id for every typed secret, a bounded number at once. */
@Injectable()
export class PasswordHasher {
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private dummy: Promise<string> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: AuthConfig,
    metrics: Registry,
  ) {
    const queue = this.waiting;
    const gauge: Gauge = new Gauge({
      name: 'argon2_queue',
      help: 'Passwords waiting to be hashed or verified',
      registers: [],
      collect: (): void => gauge.set(queue.length),
    });
    metrics.registerMetric(gauge);
  }

  hash(secret: string): Promise<string> {
    return this.inTurn(() => hash(secret.normalize('NFC'), parameters));
  }

  /** Without a stored hash a dummy is verified, so that an unknown user takes as long as a wrong password. */
  async verify(stored: string | null | undefined, secret: string): Promise<boolean> {
    const against = stored ?? (await this.dummyHash());
    const right = await this.inTurn(() => verify(against, secret.normalize('NFC')));
    return right && stored != null;
  }

  /** True if the hash was made with weaker parameters than today's. */
  isOutdated(stored: string): boolean {
    return !stored.startsWith(currentForm);
  }

  private dummyHash(): Promise<string> {
    return (this.dummy ??= hash(randomBytes(16).toString('base64'), parameters));
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= maxQueue) throw PlatformErrors.SERVICE_UNAVAILABLE(undefined, 2);
    if (this.running >= this.config.passwordHashesAtOnce) {
      await new Promise<void>((resolve) => this.waiting.push(resolve)); // the predecessor hands its slot on
    } else {
      this.running++;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
