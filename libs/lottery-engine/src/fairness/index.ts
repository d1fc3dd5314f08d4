export { isGenuine, messageOf, roundAt, timeOfRound, type BeaconChain, type BeaconRound } from './beacon.js';
export { quicknet, simulatedChain, trustedChains } from './chains.js';
export {
  chainOf,
  commitmentOf,
  currentScheme,
  isScheme,
  layoutDigest,
  roundOf,
  type DrawName,
  type DrawTerms,
  type Scheme,
} from './commitment.js';
export { resultOf, type Entropy } from './outcome.js';
