import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, CONFIG, networkOf, newId, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import type { Caller } from '../caller/caller.js';
import { PasswordHasher } from '../hashing/password-hasher.js';
import { Sealing } from '../sealing/sealing.js';
import { VerificationErrors } from './verification.errors.js';
import { VerificationRepository } from './verification.repository.js';
import { codeDigits, type Purpose } from './verification.rules.js';

/** Who types a code: network and browser are those of the request. */
export type CodeHolder = Pick<Caller, 'ip' | 'codeBrowser'>;

/** Delivers a code; it may send nothing, and the response is the same. */
type Deliver = (tx: Tx, code: string, lifeMs: number) => Promise<void>;

/**
 * Codes that prove a phone number or e-mail address: six digits, stored as Argon2id, valid once, for minutes,
 * for one purpose and in the browser that asked.
 */
@Injectable()
export class VerificationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: VerificationRepository,
    private readonly passwords: PasswordHasher,
    private readonly sealing: Sealing,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Makes a code and returns its validity in minutes. */
  async send(purpose: Purpose, target: string, caller: Caller, deliver: Deliver): Promise<number> {
    const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
    const hash = await this.passwords.hash(code);
    const now = this.clock.now();
    const lifeMs = this.config.codeMinutes * 60_000;
    await this.transactions.run(async (tx) => {
      await this.codes.insert(
        tx,
        {
          id: newId(),
          purpose,
          targetIndex: this.indexOf(target),
          network: networkOf(caller.ip),
          browser: caller.codeBrowser,
          hash,
          expiresAt: new Date(now.getTime() + lifeMs),
        },
        now,
      );
      await deliver(tx, code, lifeMs);
    });
    return this.config.codeMinutes;
  }

  /** Uses the code up; throws if it is wrong. A hash is computed whether there is a code or not. */
  async check(
    purpose: Purpose,
    target: string,
    code: string | undefined,
    { ip, codeBrowser }: CodeHolder,
  ): Promise<void> {
    const typed = code?.trim();
    if (!typed) throw VerificationErrors.VERIFICATION_CODE_MISSING();
    const [index, now] = [this.indexOf(target), this.clock.now()];
    const reserved = await this.codes.reserveTry(purpose, index, networkOf(ip), now);
    const right = await this.passwords.verify(reserved?.hash, typed);
    if (right && reserved && (await this.codes.use(reserved.id, codeBrowser, now))) return;
    if (!reserved && (await this.codes.hasExpired(purpose, index, now)))
      throw VerificationErrors.VERIFICATION_CODE_EXPIRED();
    throw VerificationErrors.VERIFICATION_CODE_INVALID();
  }

  private indexOf(target: string): string {
    return this.sealing.blindIndex('verification', target);
  }
}
