export { isGenuine, messageOf, roundAt, timeOfRound, type BeaconChain, type BeaconRound } from './beacon.js';
export { chainOf, commitmentOf, resultOf, type DrawName, type Entropy } from './outcome.js';
