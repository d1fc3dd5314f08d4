export { useCustomerService } from './hooks/use-customer-service';
export { systemQueries, type Country } from './api/system.api';
export { AgeNotice } from './components/age-notice';
export { FullPage } from './components/full-page';
export { OfflineBar } from './components/offline-bar';
export { SystemGate } from './components/system-gate';
export {
  useCurrencySymbol,
  useMinimumAge,
  useDepositsOpen,
  useFlag,
  usePayloadKey,
  useSystem,
} from './hooks/use-system';
export {
  isEnabled,
  siteState,
  type FieldRule,
  type Flag,
  type SiteResource,
  type SystemStatus,
} from './model/status';
