export {
  applyBalance,
  isBalanceEvent,
  walletQueries,
  type Balance,
  type BalanceEvent,
} from './api/wallet.api';
export { Amount, BalanceAmount } from './components/amount';
export { BalanceBar, type BalanceBarProps, type DisplayedBalance } from './components/balance-bar';
export { useBalance } from './hooks/use-balance';
export { useCountUp } from './hooks/use-count-up';
export { useBalanceHidden } from './model/preferences.store';
