import { containers } from './containers.mjs';
import { given } from './given.mjs';
import { local } from './local.mjs';

/**
 * Where a test run gets a Kafka or a Redis from.
 *
 * @typedef {'kafka' | 'redis'} Kind
 * @typedef {{ address: string, from: string, stop: () => Promise<void> }} Backing  `from` says in words where it came from
 * @typedef {{ name: string, answers: (kind: Kind) => Promise<boolean>, start: (kind: Kind) => Promise<Backing> }} BackingSource
 */

/** The variables in which the specs that need one are told its address. */
export const variables = { kafka: 'KAFKA_BROKERS', redis: 'REDIS_URL' };

/** All sources, best first: what the caller names, containers where Docker answers, programs of this machine. */
export const sources = [given, containers, local];

/**
 * Starts the first that answers; undefined where none does.
 * @param {Kind} kind
 * @returns {Promise<Backing | undefined>}
 */
export async function startBacking(kind, from = sources) {
  for (const source of from) {
    if (await source.answers(kind)) return source.start(kind);
  }
  return undefined;
}
