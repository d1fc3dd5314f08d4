export { systemQueries, type Country } from './api/system.api';
export { FullPage } from './components/full-page';
export { OfflineBar } from './components/offline-bar';
export { SystemGate } from './components/system-gate';
export { useCurrencySymbol, useFlag, useSupportLink, useSystem } from './hooks/use-system';
export { isEnabled, siteState, type FieldRule, type Flag, type SystemStatus } from './model/status';
