import { Logger } from '@nestjs/common';
import { Kafka, logLevel } from 'kafkajs';
import { patchRequestQueueTimer } from './kafkajs-timer-patch.js';

/** How brokers are reached other than in clear: TLS, and SCRAM-SHA-512. */
export interface KafkaCredentials {
  username: string;
  password: string;
  /** PEM; without it the certificates that Node trusts. */
  ca?: string | undefined;
}

/** A member that vanishes is replaced after this; the broker's lower bound is six seconds. */
export const SESSION_TIMEOUT_MS = 8_000;

/**
 * The client with waits that fit a broker which comes back within seconds: connections that are refused are tried again
 * soon and often, rather than at intervals that double up to half a minute.
 */
export function createKafka(
  clientId: string,
  brokers: readonly string[],
  credentials?: KafkaCredentials,
): Kafka {
  patchRequestQueueTimer();
  return new Kafka({
    clientId,
    brokers: [...brokers],
    ...(credentials && {
      ssl: credentials.ca === undefined ? true : { ca: [credentials.ca] },
      sasl: {
        mechanism: 'scram-sha-512' as const,
        username: credentials.username,
        password: credentials.password,
      },
    }),
    connectionTimeout: 1_500,
    requestTimeout: 10_000,
    retry: { initialRetryTime: 100, multiplier: 1.5, factor: 0.2, maxRetryTime: 1_000, retries: 12 },
    logLevel: logLevel.ERROR,
    logCreator: () => {
      const logger = new Logger('kafkajs');
      // The client reports every refused connection as an error; health, relay and watchdog report what matters.
      return ({ namespace, log }) =>
        logger.debug(`${namespace}: ${log.message} ${String(log['error'] ?? '')}`);
    },
  });
}
