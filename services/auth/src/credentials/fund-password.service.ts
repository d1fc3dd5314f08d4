import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { CLOCK, PlatformErrors, type Clock } from '#libs/platform';
import { PasswordHasher } from '../hashing/password-hasher.js';
import { FundPasswordErrors } from './fund-password.errors.js';
import { FundPasswordRepository } from './fund-password.repository.js';
import { lockMs, triesLeft } from './fund-password.rules.js';

/** More calls of one member than are answered before the caller gives up waiting. */
const longestQueue = 8;

/** The fund password, required whenever money or points leave the account; it has its own count of tries. */
@Injectable()
export class FundPasswordService {
  private readonly turns = new Map<string, { last: Promise<unknown>; length: number }>();

  constructor(
    private readonly rows: FundPasswordRepository,
    private readonly passwords: PasswordHasher,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async set(tx: Tx, memberId: string, hash: string): Promise<void> {
    await this.rows.upsert(tx, memberId, hash, this.clock.now());
  }

  /** Throws with the tries left, or the lock, if it is wrong. */
  verify(memberId: string, secret: string): Promise<void> {
    return this.inTurn(memberId, () => this.verifyNow(memberId, secret));
  }

  private async verifyNow(memberId: string, secret: string): Promise<void> {
    const reserved = await this.rows.reserveTry(memberId, this.clock.now());
    if (!reserved) throw await this.refusal(memberId);
    if (await this.passwords.verify(reserved.hash, secret)) {
      await this.rows.forgetTries(memberId);
      return;
    }
    const left = triesLeft(reserved.tries);
    if (left === 0) throw FundPasswordErrors.FUND_PASSWORD_LOCKED({ triesLeft: 0 }, lockMs / 1000);
    throw FundPasswordErrors.FUND_PASSWORD_WRONG({ triesLeft: left });
  }

  private async refusal(memberId: string): Promise<Error> {
    const until = await this.rows.lockedUntil(memberId);
    if (until === undefined) return FundPasswordErrors.FUND_PASSWORD_NOT_SET();
    const waitMs = Math.max(1000, (until?.getTime() ?? 0) - this.clock.now().getTime());
    return FundPasswordErrors.FUND_PASSWORD_LOCKED({ triesLeft: 0 }, Math.ceil(waitMs / 1000));
  }

  /** Sequential per member, so that concurrent right answers do not use up each other's tries. */
  private inTurn<T>(memberId: string, work: () => Promise<T>): Promise<T> {
    const queue = this.turns.get(memberId) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length >= longestQueue) return Promise.reject(PlatformErrors.TOO_MANY_REQUESTS(undefined, 1));
    const mine = queue.last.then(work, work);
    queue.last = mine;
    queue.length += 1;
    this.turns.set(memberId, queue);
    const done = () => {
      queue.length -= 1;
      if (queue.length === 0) this.turns.delete(memberId);
    };
    mine.then(done, done);
    return mine;
  }
}
