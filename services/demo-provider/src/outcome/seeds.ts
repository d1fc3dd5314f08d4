import { createHash, createHmac, randomBytes } from 'node:crypto';
import { integersFrom, type IntegerSource } from './integers.js';

/** What decides a round, and nothing else does: neither stake nor player nor what was won before. */
export interface RoundSeeds {
  /** 32 bytes in hex, secret until it is replaced. */
  serverSeed: string;
  clientSeed: string;
  /** Rounds played with this pair of seeds before. */
  nonce: number;
}

export const newServerSeed = (): string => randomBytes(32).toString('hex');

export const newClientSeed = (): string => randomBytes(16).toString('hex');

/**
 * Shown before the first round: a plain hash, so that it gives nothing away of the keyed one the outcomes come from. The digest
 * of the game's outcome table or math model follows the seed, so that neither can be exchanged.
 */
export const commitmentTo = (serverSeed: string, mathsDigest = ''): string =>
  createHash('sha256')
    .update(Buffer.from(serverSeed + mathsDigest, 'hex'))
    .digest('hex');

/** The numbers of one round: HMAC-SHA256(server seed, "clientSeed:nonce:counter"), block after block. */
export function roundIntegers({ serverSeed, clientSeed, nonce }: RoundSeeds): IntegerSource {
  const key = Buffer.from(serverSeed, 'hex');
  return integersFrom((counter) =>
    createHmac('sha256', key).update(`${clientSeed}:${nonce}:${counter}`).digest(),
  );
}
