/** How far the time inside a payload may be from the server's, either way, in seconds. */
export const payloadLifeSeconds = 60;

/** How long a `jti` must be remembered so that a payload can never be taken twice. */
export const replayMemoryMs = (2 * payloadLifeSeconds + 10) * 1000;

export interface PayloadStamp {
  iat: number;
  jti: string;
}

/** The stamp of a decrypted payload, or undefined where it has none of the right form. */
export function stampOf(fields: Record<string, unknown>): PayloadStamp | undefined {
  const { iat, jti } = fields;
  if (typeof iat !== 'number' || !Number.isFinite(iat)) return undefined;
  return typeof jti === 'string' && /^[\w-]{16,64}$/.test(jti) ? { iat, jti } : undefined;
}

/** Neither too old nor from a future in which its `jti` would be forgotten. */
export function isFresh(stamp: PayloadStamp, now: Date): boolean {
  return Math.abs(now.getTime() / 1000 - stamp.iat) <= payloadLifeSeconds;
}
