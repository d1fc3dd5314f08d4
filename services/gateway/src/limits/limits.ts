import type { TokenBucket } from '#libs/cache';
import type { RouteClass } from '../routes/route.js';

export interface Limit {
  /** Per session; guests are limited by address alone. */
  perSession?: TokenBucket;
  /** Per address; wider, because players share addresses. */
  perAddress: TokenBucket;
}

const limits: Record<RouteClass, Limit> = {
  hot: {
    perSession: { capacity: 60, refillPerSecond: 20 },
    perAddress: { capacity: 1200, refillPerSecond: 400 },
  },
  read: {
    perSession: { capacity: 120, refillPerSecond: 30 },
    perAddress: { capacity: 1200, refillPerSecond: 300 },
  },
  write: {
    perSession: { capacity: 30, refillPerSecond: 5 },
    perAddress: { capacity: 300, refillPerSecond: 60 },
  },
  // auth counts logins, codes and registrations by account and address; this bounds what reaches it.
  credentials: {
    perSession: { capacity: 20, refillPerSecond: 0.5 },
    perAddress: { capacity: 200, refillPerSecond: 5 },
  },
  upload: {
    perSession: { capacity: 5, refillPerSecond: 0.1 },
    perAddress: { capacity: 20, refillPerSecond: 0.5 },
  },
  provider: { perAddress: { capacity: 6000, refillPerSecond: 3000 } },
};

/** The limits of a class times `scale` (load tests raise it; 1 in production). */
export function limitOf(routeClass: RouteClass, scale: number): Limit {
  const { perSession, perAddress } = limits[routeClass];
  return {
    ...(perSession && { perSession: scaled(perSession, scale) }),
    perAddress: scaled(perAddress, scale),
  };
}

function scaled({ capacity, refillPerSecond }: TokenBucket, scale: number): TokenBucket {
  return { capacity: Math.max(1, Math.round(capacity * scale)), refillPerSecond: refillPerSecond * scale };
}
