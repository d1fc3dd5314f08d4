/** Every journey under the name by which a profile starts it. */
export { balance } from './balance.ts';
export { deposit } from './deposit.ts';
export { launch } from './launch.ts';
export { login } from './login.ts';
export { round } from './round.ts';
export { stream } from './stream.ts';
