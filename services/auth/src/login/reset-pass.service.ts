import { Inject, Injectable } from '@nestjs/common';
import { CACHE, type Cache } from '#libs/cache';

const lifeMs = 2 * 60_000;

/** Permits one login without a captcha, from the same address, after a reset by phone (specification 7.1). */
@Injectable()
export class ResetPassService {
  constructor(@Inject(CACHE) private readonly cache: Cache) {}

  async give(memberId: string, ip: string): Promise<void> {
    await this.cache.set(keyOf(memberId, ip), '1', lifeMs);
  }

  async take(memberId: string | undefined, ip: string): Promise<boolean> {
    return (await this.cache.take(keyOf(memberId ?? 'unknown', ip))) !== null;
  }
}

function keyOf(memberId: string, ip: string): string {
  return `password:pass:${memberId}:${ip}`;
}
