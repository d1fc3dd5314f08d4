import { describe, expect, it } from 'vitest';
import type { RevealResponse } from '../../../src/play/dto/play.contract.js';
import { Memory } from '../play/memory';
import { playByOwnSeed } from './own-seed';

const fairness = { commitment: 'first', clientSeed: 'of-the-house', nonce: 0, nextCommitment: 'second' };

/** A server that takes the next seed, and keeps the client seeds that it was given. */
function server(next = 'second') {
  const given: string[] = [];
  const changeSeed = (clientSeed: string) => {
    given.push(clientSeed);
    const used = { commitment: next, clientSeed, nonce: 0, nextCommitment: 'third' };
    return Promise.resolve({ next: used } as RevealResponse);
  };
  return { given, client: { changeSeed } };
}

describe('the client seed of the first round', () => {
  it('REG-G35 is drawn on this device, for a seed that was committed before', async () => {
    const [first, second] = [server(), server()];
    for (const { client } of [first, second])
      await playByOwnSeed({ fairness }, client, new Memory(`game-${first.given.length}`));
    expect([...first.given, ...second.given].every((seed) => /^[0-9a-f]{32}$/.test(seed))).toBe(true);
    expect(first.given[0]).not.toBe(second.given[0]);
  });

  it('is drawn once in a tab, and not for a seed that was played with or has a round to show', async () => {
    const { given, client } = server();
    const [session, memory] = [{ fairness }, new Memory('game')];
    await playByOwnSeed(session, client, memory);
    expect(session.fairness).toMatchObject({ commitment: 'second', clientSeed: given[0] });
    await playByOwnSeed(session, client, memory);
    await playByOwnSeed({ fairness: { ...fairness, nonce: 1 } }, client, new Memory('played'));
    await playByOwnSeed({ fairness, unfinished: {} }, client, new Memory('unfinished'));
    expect(given).toHaveLength(1);
  });

  it('stops the game if the server takes another seed than it has committed to', async () => {
    const { client } = server('another');
    await expect(playByOwnSeed({ fairness }, client, new Memory('game'))).rejects.toMatchObject({
      code: 'SEED_NOT_AS_COMMITTED',
    });
  });
});
