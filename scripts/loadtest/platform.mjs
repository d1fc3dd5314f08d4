import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const readyWithinMs = 120_000;
const betweenMs = 3_000;

/** By the name of k6's counter: launches as a number, money in minor units. */
const books = {
  launches: ['game-launch', 'SELECT count(*) AS held FROM launch'],
  staked: ['game-launch', 'SELECT coalesce(sum(stake), 0) AS held FROM game_round'],
  won: ['game-launch', 'SELECT coalesce(sum(payout), 0) AS held FROM game_round'],
  deposits: ['wallet', `SELECT coalesce(sum(amount), 0) AS held FROM posting WHERE kind = 'DEPOSIT'`],
};

/** What the databases hold of that which k6 counts. */
export async function heldIn(data) {
  const { databases } = JSON.parse(readFileSync(join(data, 'platform.json'), 'utf8'));
  const held = {};
  for (const [name, [service, sql]] of Object.entries(books))
    held[name] = Number(await one(databases[service], sql));
  return held;
}

/** Where the databases grew by something else than k6 counted as accepted. */
export function differencesOf(before, after, metrics) {
  const counted = (name) => Math.round(metrics[name]?.values.count ?? 0);
  const differences = Object.keys(books)
    .map((name) => ({ name, counted: counted(name), held: after[name] - before[name] }))
    .filter((book) => book.counted !== book.held)
    .map((book) => `${book.name}: k6 ${book.counted}, databases ${book.held}`);
  if (after.launches === before.launches) differences.push('no launch was accepted');
  return differences;
}

async function one(connectionString, sql) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows[0].held;
  } finally {
    await client.end();
  }
}

/** Sends the signal to each replica of each service, and waits until its successor is ready before the next. */
export async function restartInTurn({ data, signal, ended, log }) {
  const { ports } = JSON.parse(readFileSync(join(data, 'platform.json'), 'utf8'));
  const restarted = [];
  for (const service of Object.keys(ports.inner)) {
    for (const label of [service, `${service}-2`]) {
      await sleep(betweenMs);
      if (ended.aborted) return restarted;
      const pid = pidOf(data, label);
      process.kill(pid, signal);
      await untilReadyAgain(data, label, pid);
      restarted.push(label);
      log(`${label} restarted by ${signal}`);
    }
  }
  return restarted;
}

const fileOf = (data, name) => readFileSync(join(data, 'run', name), 'utf8');
const pidOf = (data, label) => Number(fileOf(data, `${label}.pid`));

async function untilReadyAgain(data, label, oldPid) {
  const urls = fileOf(data, `${label}.ports`)
    .split(' ')
    .map((port) => `http://127.0.0.1:${port}/health/ready`);
  for (let waited = 0; waited < readyWithinMs; waited += 200) {
    if (pidOf(data, label) !== oldPid && (await Promise.all(urls.map(isReady))).includes(true)) return;
    await sleep(200);
  }
  throw new Error(`${label} did not start again within ${readyWithinMs / 1000} s`);
}

const isReady = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
