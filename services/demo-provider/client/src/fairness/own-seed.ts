import type { Fairness, RevealResponse } from '../../../src/play/dto/play.contract.js';
import type { Memory } from '../play/memory';
import { PlayError } from '../play/play.errors';

/** 128 bits, drawn on this device: the server seed they go with is already committed, so it cannot have been chosen to fit. */
export const drawnClientSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

interface SeededSession {
  fairness: Fairness;
  unfinished?: unknown;
}

/**
 * Before the first round with a server seed, its client seed is drawn here, for the seed that the server has committed to before.
 * Otherwise the house would know both seeds of the first rounds when it chose them.
 */
export async function playByOwnSeed(
  session: SeededSession,
  client: { changeSeed: (clientSeed: string) => Promise<RevealResponse> },
  memory: Memory,
): Promise<void> {
  const { commitment, nextCommitment, nonce } = session.fairness;
  if (nonce > 0 || session.unfinished || memory.seeded === commitment) return;
  const { next } = await client.changeSeed(drawnClientSeed());
  if (nextCommitment !== undefined && next.commitment !== nextCommitment)
    throw new PlayError('SEED_NOT_AS_COMMITTED', 'other');
  session.fairness = next;
  memory.seeded = next.commitment;
}
