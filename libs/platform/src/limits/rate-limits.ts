import { Inject, Injectable } from '@nestjs/common';
import { CACHE, type Cache } from '#libs/cache';
import type { ServiceConfig } from '#libs/config';
import { CONFIG } from '../tokens.js';
import { addressGroup, isIPv6 } from './network.js';

/** At most `max` within a window that begins with the first; the setting RATE_LIMITS scales `max`. */
export interface RateLimit {
  name: string;
  max: number;
  windowMs: number;
}

/** By address: many players share an IPv4 address of a mobile carrier, one household has an IPv6 /64. */
export interface AddressLimit {
  name: string;
  ipv4: number;
  ipv6: number;
  windowMs: number;
}

/** Counts acts per account, address or device in the shared cache, before their outcome is known. */
@Injectable()
export class RateLimits {
  constructor(
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(CONFIG) private readonly config: Readonly<Pick<ServiceConfig, 'rateLimits'>>,
  ) {}

  /** Counts one more act of the subject; false if it is beyond the limit. The subject is an id or a canonical form. */
  async take({ name, max, windowMs }: RateLimit, subject: string): Promise<boolean> {
    return (await this.cache.increment(`limit:${name}:${subject}`, windowMs)) <= max * this.config.rateLimits;
  }

  takeOfAddress({ name, ipv4, ipv6, windowMs }: AddressLimit, ip: string): Promise<boolean> {
    return this.take({ name, max: isIPv6(ip) ? ipv6 : ipv4, windowMs }, addressGroup(ip));
  }

  /** Counts one of an interval; false if the subject has acted within it. */
  pause(name: string, subject: string, ms: number): Promise<boolean> {
    const interval = Math.max(1, Math.ceil(ms / this.config.rateLimits));
    return this.cache.setIfAbsent(`limit:${name}:${subject}`, '1', interval);
  }
}
