import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Gauge, Registry } from 'prom-client';
import { CONFIG, PlatformErrors } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { yieldToOthers } from './hash-threads.js';
import { InCompany } from './in-company.js';

/** OWASP ASVS 5.0, appendix C. The library's default algorithm is Argon2id. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const currentForm = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;
/** Whoever would wait longer than this many others is told to come back. */
const longestQueue = 200;
/** While others wait for their turn, so many go on together; the next is done within a few milliseconds, or tens where the machine is busy. */
const company = { size: 4, longestMs: 50 };

/** Argon2id for every secret a person types, a bounded number at once. */
@Injectable()
export class PasswordHasher implements OnApplicationBootstrap {
  private readonly waiting: (() => void)[] = [];
  private readonly done = new InCompany(company);
  private running = 0;
  private nobody: Promise<string> | undefined;

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

  /** After a first hash, since libuv has its threads from then on. What a figure compares logins with does not yield. */
  async onApplicationBootstrap(): Promise<void> {
    await this.nobodysHash();
    yieldToOthers();
  }

  hash(secret: string): Promise<string> {
    return this.inTurn(() => hash(secret.normalize('NFC'), parameters));
  }

  /** Without a stored hash the same work is done for nothing, so that an unknown user takes as long as a wrong password. */
  async verify(stored: string | null | undefined, secret: string): Promise<boolean> {
    const against = stored ?? (await this.nobodysHash());
    const right = await this.inTurn(() => verify(against, secret.normalize('NFC')));
    return right && stored != null;
  }

  /** True where the hash was made with weaker parameters than today's. */
  isOutdated(stored: string): boolean {
    return !stored.startsWith(currentForm);
  }

  private nobodysHash(): Promise<string> {
    return (this.nobody ??= hash(randomBytes(16).toString('base64'), parameters));
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= longestQueue) throw PlatformErrors.SERVICE_UNAVAILABLE(undefined, 2);
    if (this.running >= this.config.passwordHashesAtOnce) {
      await new Promise<void>((resolve) => this.waiting.push(resolve)); // our predecessor hands its place on
    } else {
      this.running++;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
      await this.together();
    }
  }

  /** Whoever was hashed while more wait goes on with the next ones that are, right or wrong; with nobody behind there is nothing to wait for. */
  private async together(): Promise<void> {
    if (this.waiting.length > 0) await this.done.meet();
    else this.done.goOn();
  }
}
