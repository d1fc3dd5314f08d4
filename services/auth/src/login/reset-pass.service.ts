import { Inject, Injectable } from '@nestjs/common';
import { CACHE, type Cache } from '#libs/cache';

const lifeMs = 2 * 60_000;

/** After a reset by phone the site logs in at once (specification 7.1): one login, from the same address, without a puzzle. */
@Injectable()
export class ResetPassService {
  constructor(@Inject(CACHE) private readonly cache: Cache) {}

  async give(memberId: string, ip: string): Promise<void> {
    await this.cache.set(keyOf(memberId, ip), '1', lifeMs);
  }

  async take(memberId: string | undefined, ip: string): Promise<boolean> {
    return (await this.cache.take(keyOf(memberId ?? 'nobody', ip))) !== null;
  }
}

function keyOf(memberId: string, ip: string): string {
  return `password:pass:${memberId}:${ip}`;
}
