export { freePort } from './free-port.ts';
export { startInfrastructure, type Infrastructure, type InfrastructureKind } from './infrastructure.ts';
export { getKafka, kafkaServer } from './kafka.ts';
export { LocalServer } from './local-server.ts';
export { newPassword, PostgresCluster, type ClusterOptions } from './postgres.ts';
export { analyzeDatabase, ensureServiceDatabase, type ServiceDatabase } from './postgres-databases.ts';
export { getRedis, redisServer } from './redis.ts';
export { UserError } from './user-error.ts';
