import type { BeaconChain } from './beacon.js';

/** drand's chain "quicknet", as its relays publish it under `/info`. */
export const quicknet: BeaconChain = {
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisSeconds: 1_692_803_367,
  periodSeconds: 3,
};

/** The simulated beacon of development; its secret key is public, so a site that players reach must refuse it. */
export const simulatedChain: BeaconChain = {
  ...quicknet,
  publicKey:
    '930cb45a8b9d3795e8019c8eb353cc4528cf9c7ff7bff0b953fa4554d60a67bcc92e9154dfc1aa78e60d8780feb41b75' +
    '04f078ef1c98c756251c388e41a648778ad93350682de18d7bd053e8f83cec7139a09fc48e1a732b4a9eb176ecb2da46',
};

/** Addresses of the own machine and of private networks: where production, which refuses a simulated beacon, is not. */
const ownNetwork =
  /^(localhost|[\w-]+(\.[\w-]+)*\.localhost|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2})$/;

/** The chains that a page at a host trusts, whatever a server says. */
export const trustedChains = (host: string): readonly BeaconChain[] =>
  ownNetwork.test(host) ? [quicknet, simulatedChain] : [quicknet];
