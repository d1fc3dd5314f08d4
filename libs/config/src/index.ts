export { environment } from './environment.js';
export { ConfigError, loadConfig, type Environment } from './load-config.js';
export { NotInProduction, Part } from './parts.js';
export { ServiceConfig, serviceNames, type ServiceName } from './service-config.js';
export { defaultPeers, localPorts } from './peers.js';
export { AsBoolean, AsList, AsNumber, AsRecord } from './transforms.js';
