import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, kafkaServer, redisServer } from '../../../libs/local/src/index.ts';
import { build } from '../../lib/build.mjs';
import { UserError } from '../../lib/log.mjs';

/**
 * Settings of a figure, which `--name N` shortens for a try; only the standard ones may be recorded.
 * @template {Record<string, number>} Settings
 * @param {string[]} args
 * @param {Settings} standard
 * @returns {Settings}
 */
export function settingsOf(args, standard) {
  /** @type {Record<string, number>} */
  const settings = { ...standard };
  for (const name of Object.keys(standard)) {
    const at = args.indexOf(`--${name}`);
    if (at >= 0) settings[name] = Number(args[at + 1]);
    if (!(settings[name] > 0)) throw new UserError(`--${name} needs a number above 0.`);
    if (settings[name] !== standard[name] && args.includes('--record'))
      throw new UserError(`a run with --${name} ${settings[name]} is a try: it is not recorded.`);
  }
  return /** @type {Settings} */ (settings);
}

/**
 * Measures on a folder of its own, which is deleted afterwards. What `work` opens it says how to close in `undo`; all is
 * closed, the last first, whether the measurement ends, fails or is broken off.
 * @template Figures
 * @param {(data: string, undo: (() => unknown)[]) => Promise<Figures>} work
 */
export async function onOwnData(work) {
  const data = mkdtempSync(join(tmpdir(), 'lotus-bench-'));
  /** @type {(() => unknown)[]} */
  const undo = [() => rmSync(data, { recursive: true, force: true })];
  const close = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  const breakOff = () => void close().finally(() => process.exit(130));
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.once(signal, breakOff);
  try {
    return await work(data, undo);
  } finally {
    for (const signal of signals) process.off(signal, breakOff);
    await close();
  }
}

/**
 * Measures the services as they are built now, on data of its own, with the settings that the arguments shorten.
 * @template {Record<string, number>} Settings
 * @template Figures
 * @param {string[]} args
 * @param {Settings} standard
 * @param {(settings: Settings, data: string, undo: (() => unknown)[]) => Promise<Figures>} work
 */
export async function onBuilt(args, standard, work) {
  const settings = settingsOf(args, standard);
  await build();
  return onOwnData((data, undo) => work(settings, data, undo));
}

/** Kafka and Redis of a measurement's own, on free ports; Redis unless it is not wanted. */
export async function startServers(data, undo, { redis: wanted = true } = {}) {
  const kafka = await kafkaServer({ port: await freePort(), folder: join(data, 'kafka') });
  const redis = wanted && (await redisServer({ port: await freePort(), folder: join(data, 'redis') }));
  undo.push(() => Promise.all([kafka.stop(), redis && redis.stop()]));
  await Promise.all([kafka.start(), redis && redis.start()]);
  return {
    kafkaBrokers: `127.0.0.1:${kafka.port}`,
    redisUrl: redis ? `redis://127.0.0.1:${redis.port}` : undefined,
    pids: [kafka, redis].flatMap((server) => (server ? [server.pid] : [])),
  };
}

/** As many digits as a figure is recorded with. */
export const rounded = (value) => Number(value.toPrecision(4));

export const median = (values) => quantile(values, 0.5);

export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
