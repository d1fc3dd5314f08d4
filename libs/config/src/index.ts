export { environment } from './environment.js';
export { ConfigError, isProduction, loadConfig, type Environment } from './load-config.js';
export { Part } from './parts.js';
export {
  areLongOwnSecrets,
  areOwnSecrets,
  areSafeAddresses,
  areSomeNetworks,
  DefaultInProduction,
  InProduction,
  isHttps,
  isOwnSecret,
  isSafeAddress,
  isSecureRedis,
  isVerifiedDatabase,
  NotInProduction,
  SetInProduction,
} from './production.js';
export { DatabaseConfig, ServiceConfig, serviceNames, type ServiceName } from './service-config.js';
export { defaultPeers, localPorts } from './peers.js';
export { AsBoolean, AsList, AsNumber, AsRecord } from './transforms.js';
