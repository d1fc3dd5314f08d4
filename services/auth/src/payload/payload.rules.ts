/** Permitted difference between the payload's time and the server's, in seconds. */
export const payloadLifeSeconds = 60;

/** How long a `jti` is stored, so that no payload is accepted twice. */
export const replayMemoryMs = (2 * payloadLifeSeconds + 10) * 1000;

export interface PayloadStamp {
  iat: number;
  jti: string;
}

/** The stamp of a decrypted payload; undefined if it is missing or malformed. */
export function stampOf(fields: Record<string, unknown>): PayloadStamp | undefined {
  const { iat, jti } = fields;
  if (typeof iat !== 'number' || !Number.isFinite(iat)) return undefined;
  return typeof jti === 'string' && /^[\w-]{16,64}$/.test(jti) ? { iat, jti } : undefined;
}

/** Neither too old nor so far in the future that its `jti` would have expired. */
export function isFresh(stamp: PayloadStamp, now: Date): boolean {
  return Math.abs(now.getTime() / 1000 - stamp.iat) <= payloadLifeSeconds;
}
