import { isGenuine, roundAt, timeOfRound, type BeaconChain } from './beacon.js';

/** drand quicknet, with a round as its relays publish it. */
const quicknet: BeaconChain = {
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisSeconds: 1_692_803_367,
  periodSeconds: 3,
};
const round1000 = {
  round: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};

describe('a round of a public beacon', () => {
  it('is genuine as quicknet published it', () => {
    expect(isGenuine(quicknet, round1000)).toBe(true);
  });

  it.each([
    ['another round', { ...round1000, round: 1001 }],
    ['other randomness', { ...round1000, randomness: round1000.randomness.replace('f', 'e') }],
    ['a signature that is no point', { ...round1000, signature: '00'.repeat(48) }],
    ['a cut signature', { ...round1000, signature: round1000.signature.slice(2) }],
  ])('is refused with %s', (_, forged) => {
    expect(isGenuine(quicknet, forged)).toBe(false);
  });

  it('is the first at or after an instant', () => {
    const genesis = quicknet.genesisSeconds * 1000;
    expect(roundAt(quicknet, new Date(genesis))).toBe(1);
    expect(roundAt(quicknet, new Date(genesis + 1))).toBe(2);
    expect(roundAt(quicknet, new Date(genesis + 3000))).toBe(2);
    expect(timeOfRound(quicknet, 2)).toEqual(new Date(genesis + 3000));
  });
});
