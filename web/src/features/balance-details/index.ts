export { BalanceParts } from './components/balance-parts';
export { BalancePanel } from './components/balance-panel';
