export { BalanceParts } from './components/balance-parts';
export { OpenClaims } from './components/open-claims';
export { BalancePanel } from './components/balance-panel';
