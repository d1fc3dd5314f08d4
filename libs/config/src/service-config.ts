import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Max,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { defaultPeers } from './peers.js';
import {
  DefaultInProduction,
  InProduction,
  isOwnSecret,
  isSecureRedis,
  isVerifiedDatabase,
  NotInProduction,
  SetInProduction,
} from './production.js';
import { AsBoolean, AsList, AsNumber, AsRecord } from './transforms.js';

export const serviceNames = [
  'auth',
  'member',
  'wallet',
  'game-launch',
  'lottery',
  'points',
  'promotions',
  'agent-contracts',
  'gateway',
  'demo-provider',
] as const;

export type ServiceName = (typeof serviceNames)[number];

const isKafkaSecured = ({ kafkaSecurity }: ServiceConfig): boolean => kafkaSecurity === 'sasl-ssl';

/** The connections of a service's database; all that a command-line tool needs. */
export class DatabaseConfig {
  /** The runtime role's connection: no right to change the schema. `?sslmode=verify-full&sslrootcert=<file>` for TLS. */
  @IsOptional()
  @IsString()
  @InProduction(isVerifiedDatabase, 'verify-full')
  databaseUrl?: string;

  /** The owner's connection, for migrations only. Without it the service waits until they were run by `migrate`. */
  @IsOptional()
  @IsString()
  @InProduction(isVerifiedDatabase, 'verify-full')
  ownerDatabaseUrl?: string;
}

/** What every service needs to run; a service's own configuration class extends it. */
export class ServiceConfig extends DatabaseConfig {
  @IsIn(['development', 'production', 'test'])
  nodeEnv: 'development' | 'production' | 'test' = 'production';

  @IsString()
  host = '127.0.0.1';

  /** 0 takes a free port (tests). */
  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(65535)
  port = 0;

  /** Health and metrics of a service whose own port is open to the world; 0 takes a free port. */
  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(65535)
  managementPort = 0;

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(200)
  databasePoolSize = 8;

  /** `in-process` delivers within one process and to no other. */
  @IsIn(['in-process', 'kafka'])
  @NotInProduction('in-process')
  eventBus: 'in-process' | 'kafka' = 'in-process';

  @AsList()
  @IsOptional()
  @IsString({ each: true })
  @SetInProduction()
  kafkaBrokers?: string[];

  /** `sasl-ssl`: TLS, and SCRAM-SHA-512 with the user name and password below. */
  @IsIn(['plaintext', 'sasl-ssl'])
  @NotInProduction('plaintext')
  kafkaSecurity: 'plaintext' | 'sasl-ssl' = 'plaintext';

  @ValidateIf(isKafkaSecured)
  @IsString()
  kafkaUsername?: string;

  @ValidateIf(isKafkaSecured)
  @IsString()
  kafkaPassword?: string;

  /** PEM certificates that the brokers' are verified by; without it those that Node trusts. */
  @IsOptional()
  @IsString()
  kafkaCa?: string;

  /** Without it the cache is the process's own memory: right for one process, wrong for two. `rediss:` for TLS. */
  @IsOptional()
  @IsString()
  @SetInProduction()
  @InProduction(isSecureRedis, 'rediss: with user')
  redisUrl?: string;

  /** PEM certificates that the server's is verified by; without it those that Node trusts. */
  @IsOptional()
  @IsString()
  redisCa?: string;

  /** Folder with `<service>.key.json` of this service and `<service>.pub.json` of all (JWK). */
  @IsString()
  keysDir = '.data/keys';

  /** Secret from which a service derives the keys for data encrypted at rest; 32 characters or more. */
  @MinLength(32)
  @InProduction(isOwnSecret, 'a secret of your own')
  applicationSecret = 'development-only-application-secret';

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  logLevel = 'info';

  /** Whether `/docs` and `/openapi.json` are served. */
  @AsBoolean()
  @IsBoolean()
  @DefaultInProduction(false)
  apiDocs = true;

  /** Scales every rate budget; 1 is production's. Load tests raise it. */
  @AsNumber()
  @IsNumber()
  @Min(0.01)
  @InProduction<number>((scale) => scale === 1, '1')
  rateLimits = 1;

  /** Lengthens how long calls to other services, to outside parties and to the database are waited for; 1 is production's. */
  @AsNumber()
  @IsNumber()
  @Min(1)
  @InProduction<number>((factor) => factor === 1, '1')
  timeoutFactor = 1;

  @IsIn(['on', 'off'])
  @NotInProduction('off')
  captcha: 'on' | 'off' = 'on';

  @IsIn(['required', 'optional'])
  @NotInProduction('optional')
  payloadEncryption: 'required' | 'optional' = 'required';

  /** Zone of business days and periods. */
  @IsString()
  brandTimeZone = 'Asia/Ho_Chi_Minh';

  /** OTLP/HTTP endpoint for traces; without it spans stay in the process (and in tests' exporters). */
  @IsOptional()
  @IsString()
  otlpUrl?: string;

  /** Share of traces begun here that are recorded, where somebody collects them. */
  @AsNumber()
  @IsNumber()
  @Min(0)
  @Max(1)
  traceSampling = 0.1;

  /** `wallet=http://wallet:7103,…`, laid over the local defaults. */
  @AsRecord(defaultPeers)
  @IsObject()
  @SetInProduction()
  peers: Record<ServiceName, string> = defaultPeers();
}
