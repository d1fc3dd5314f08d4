import { createHash } from 'node:crypto';
import { layouts } from '../index.js';
import type { BeaconChain } from './beacon.js';
import { chainOf, commitmentOf, layoutDigest, roundOf, type DrawTerms } from './commitment.js';

const seed = '01'.repeat(32);
const closeAt = new Date('2026-11-21T09:00:52.000Z');
const terms: DrawTerms = {
  ...{ scheme: 2, gameCode: 'SEN60', numero: '20261121-0961', beaconRound: 1000 },
  ...{ closeAt, layout: layouts.SSC5 },
};
const digest = (text: string) =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).update(text).digest('hex');

describe('the commitment to an own draw', () => {
  it('is the SHA-256 of the seed, the scheme and every term of the draw', () => {
    const text = `|2|SEN60|20261121-0961|1000|2026-11-21T09:00:52.000Z|${layoutDigest(layouts.SSC5)}`;
    expect(commitmentOf(seed, terms)).toBe(digest(text));
  });

  it('covers seed and name alone in the first scheme', () => {
    const first = { ...terms, scheme: 1 as const };
    expect(commitmentOf(seed, first)).toBe(digest('|SEN60|20261121-0961'));
    expect(commitmentOf(seed, { ...first, beaconRound: 1001 })).toBe(commitmentOf(seed, first));
  });

  it.each<[string, Partial<DrawTerms>]>([
    ['game', { gameCode: 'HN60' }],
    ['numero', { numero: '20261121-0962' }],
    ['round of the beacon', { beaconRound: 1001 }],
    ['closing time', { closeAt: new Date(closeAt.getTime() + 1) }],
    ['layout', { layout: layouts.K3 }],
    [
      'slot of the layout',
      { layout: { ...layouts.SSC5, slots: [{ ...layouts.SSC5.slots[0]!, digits: 2 }] } },
    ],
    ['scheme', { scheme: 1 }],
  ])('is another one for another %s', (_, other) => {
    expect(commitmentOf(seed, { ...terms, ...other })).not.toBe(commitmentOf(seed, terms));
  });

  it('is another one for another seed, and its chain hash covers those before it', () => {
    const commitment = commitmentOf(seed, terms);
    expect(commitmentOf('02'.repeat(32), terms)).not.toBe(commitment);
    expect(chainOf(chainOf(undefined, commitment), commitment)).not.toBe(chainOf(undefined, commitment));
  });

  it('names the first round four seconds after the close, and one second after it in the first scheme', () => {
    const chain: BeaconChain = { publicKey: '', genesisSeconds: closeAt.getTime() / 1_000, periodSeconds: 1 };
    expect(roundOf(chain, terms)).toBe(5);
    expect(roundOf(chain, { ...terms, scheme: 1 })).toBe(2);
  });

  it('has a digest of its own for each layout', () => {
    const digests = Object.values(layouts).map(layoutDigest);
    expect(new Set(digests).size).toBe(digests.length);
  });
});
