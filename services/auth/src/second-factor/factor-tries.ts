import { Inject, Injectable } from '@nestjs/common';
import { CACHE, type Cache } from '#libs/cache';

export const factorLockMs = 15 * 60_000;
const maxTries = 5;

/**
 * Limits tries of a second factor per account, from any network. Only a caller with the right password uses
 * them up.
 */
@Injectable()
export class FactorTries {
  constructor(@Inject(CACHE) private readonly cache: Cache) {}

  /** Counts the try before the check; false if none is left. */
  async begin(subjectId: string): Promise<boolean> {
    return (await this.cache.increment(keyOf(subjectId), factorLockMs)) <= maxTries;
  }

  async succeeded(subjectId: string): Promise<void> {
    await this.cache.delete(keyOf(subjectId));
  }
}

function keyOf(subjectId: string): string {
  return `second-factor:tries:${subjectId}`;
}
