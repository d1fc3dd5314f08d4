import { onBuilt, quantile } from './lib/measuring.mjs';
import { measureAllOn } from './wallet/all-on.mjs';
import { startAlone } from './wallet/alone.mjs';
import { houses, LedgerCluster } from './wallet/cluster.mjs';
import { diskTail, fdatasync } from './wallet/disk.mjs';
import { figuresOf } from './wallet/figures.mjs';
import { HttpSide, quiet } from './wallet/http.mjs';
import { Pgbench } from './wallet/pgbench.mjs';
import { startPgledger } from './wallet/pgledger.mjs';
import * as scripts from './wallet/scripts.mjs';

const standard = { rounds: 7, seconds: 2, members: 100_000, scale: 32 };
const clients = { many: 16, hot: 32, batches: 2 };
/** As many accounts as pgledger's side has. */
const fewMembers = 10_000;
const batchSize = 64;

/** @typedef {Record<string, number>} Sample Each side's figure, by its name. */

/**
 * R1 to R9 and R14 to R18 of the wallet, as ratios: every round plays all sides one after the other on one cluster, and a figure is the
 * median of its rounds' ratios. After each side that posts the sums must hold, or nothing is told.
 */
export async function measure({ log, args }) {
  return onBuilt(args, standard, async (settings, data, undo) => {
    const sides = await prepare(data, settings, undo, log);
    const { cluster } = sides;
    const about = { ...(await cluster.settings()), fdatasync: await fdatasync(cluster.probe) };
    log(
      `PostgreSQL ${about.server_version}, fsync ${about.fsync}, full_page_writes ${about.full_page_writes}, synchronous_commit ${about.synchronous_commit}; fdatasync ${about.fdatasync.micros} µs by ${about.fdatasync.by}`,
    );
    // Before the rounds: the background jobs would have all their postings to follow first.
    const allOn = await measureAllOn(sides, settings, log);
    const rounds = [];
    for (let round = 0; round <= settings.rounds; round += 1) {
      const samples = await play(
        sides,
        round === 0 ? { ...settings, seconds: Math.min(2, settings.seconds) } : settings,
      );
      for (const sample of samples) log(`${round === 0 ? 'warm-up' : `round ${round}`}: ${shown(sample)}`);
      if (round > 0) rounds.push(...samples);
    }
    const size = sides.pgledger && {
      ours: await bytesPerPosting(sides),
      theirs: await sides.pgledger.bytesPerTransfer(),
    };
    const long = args.includes('--long') ? await endurance(sides, log) : undefined;
    await cluster.verifyChains();
    return figuresOf({
      rounds,
      allOn,
      size,
      long,
      about,
      clients,
      batchSize,
      settings,
      postings: await cluster.count(),
    });
  });
}

async function prepare(data, settings, undo, log) {
  log('Starting a cluster and filling it');
  const cluster = await LedgerCluster.start(data);
  undo.push(() => cluster.stop());
  const pgbench = new Pgbench(cluster, data);
  await cluster.createDatabase('tpc');
  await cluster.createDatabase('tpc1');
  await pgbench.fill('tpc', settings.scale);
  await pgbench.fill('tpc1', 1);
  await cluster.fill(settings.members);
  await cluster.makeSegments();
  const script = Object.fromEntries(
    Object.entries({
      single: scripts.single(settings.members),
      few: scripts.single(Math.min(fewMembers, settings.members)),
      manyHouses: scripts.manyHouses(settings.members, houses.from, houses.count),
      hot: scripts.hotMember(),
      batch: scripts.batch(settings.members, batchSize),
      hotBatch: scripts.batch(settings.members, clients.hot, true),
      balance: scripts.balance(settings.members),
      hold: scripts.holdAndCapture(settings.members),
    }).map(([name, text]) => [name, pgbench.script(text)]),
  );
  const alone = await startAlone(cluster.walletUrl(), undo);
  const http = await HttpSide.start(data, cluster.walletUrl(), undo);
  await http.warmUp(settings);
  const pgledger = await startPgledger(cluster, pgbench, undo);
  if (!pgledger) log('pgledger is not measured: PGLEDGER_DIR names no checkout of it');
  return { cluster, pgbench, script, alone, http, pgledger };
}

/** One round: what was seen, with what is played there and back as two. Each posting side is followed by a look at the books. */
async function play({ cluster, pgbench, script, alone, http, pgledger }, { seconds, members }) {
  /** @type {Sample} */
  const seen = {};
  http.only([]);
  const plain = async (name, database, many, args, into = seen) => {
    into[name] = (await pgbench.run(cluster.rival(database), { seconds, clients: many, args })).rate;
  };
  const ours = async (name, many, per, args, into = seen) => {
    const before = await cluster.count();
    const { rate, done } = await pgbench.run(cluster.wallet(), { seconds, clients: many, args });
    // An item of a batch whose account is locked comes back without an outcome: what is in the books counts.
    const postings = await cluster.verify(name, before, done * (per > 1 ? per * 0.99 : per));
    into[name] = per > 1 ? (rate * (postings - before)) / done : rate;
  };
  const checked = async (name, work) => {
    const before = await cluster.count();
    const result = await work();
    await cluster.verify(name, before, result.done);
    return result;
  };
  // There and back, so that a machine that grows slower or faster favours none of these; next to P what is closest to it.
  /** @type {[Sample, Sample]} */
  const samples = [{}, {}];
  await thereAndBack(samples, [
    (into) => plain('T', 'tpc', clients.many, [], into),
    (into) => plain('S', 'tpc', clients.many, ['-N'], into),
    (into) => ours('houses', clients.many, 1, ['-f', script.manyHouses], into),
    (into) => ours('P', clients.many, 1, ['-f', script.single], into),
    (into) => ours('pairs', clients.many, 1, ['-f', script.hold], into),
  ]);
  await ours('B', clients.batches, batchSize, ['-f', script.batch]);
  await plain('T1', 'tpc1', clients.hot, []);
  await ours('hotP', clients.hot, 1, ['-f', script.hot]);
  await ours('hotB', 1, clients.hot, ['-f', script.hotBatch]);
  await plain('O', 'tpc', clients.many, ['-S']);
  await ours('read', clients.many, 0, ['-f', script.balance]);
  const openLoop = (at, rate, args) => pgbench.openLoop(at, { seconds, clients: clients.hot, rate, args });
  const open = await checked('open loop', () =>
    openLoop(cluster.wallet(), samples[1].P / 2, ['-f', script.single]),
  );
  const tail = ({ latencies }) => quantile(latencies, 0.99) / quantile(latencies, 0.5);
  seen.tail = tail(open);
  seen.p99 = quantile(open.latencies, 0.99);
  // What the machine itself does to it: to what writes less, to what writes nothing, and without a server.
  seen.simpleTail = tail(await openLoop(cluster.rival('tpc'), samples[1].S / 2, ['-N']));
  seen.readTail = tail(await openLoop(cluster.wallet(), samples[1].P / 2, ['-f', script.balance]));
  const disk = diskTail(cluster.probe, { seconds, rate: 1_000 });
  seen.diskTail = disk.ratio;
  seen.diskLongest = disk.longest;
  const lone = await checked('alone', () => alone({ seconds, members }));
  seen.aloneBatched = lone.batched;
  seen.aloneSingle = lone.single;
  if (pgledger) {
    await thereAndBack(samples, [
      async (into) => {
        into.pgledger = (await pgledger.random({ seconds, clients: clients.many })).rate;
      },
      (into) => ours('few', clients.many, 1, ['-f', script.few], into),
    ]);
    seen.pgledgerHot = (await pgledger.hot({ seconds, clients: clients.many })).rate;
  }
  http.only(quiet);
  seen.N0 = (await http.bets('stub', { seconds, members })).rate;
  const bets = (name, path) => async (into) => {
    into[name] = (await checked(name, () => http.bets(path, { seconds, members }))).rate;
  };
  await thereAndBack(samples, [bets('httpSingle', 'single'), bets('httpBatched', 'batched')]);
  seen.N0read = (await http.balances('stub', { seconds, members })).rate;
  seen.httpRead = (await http.balances('single', { seconds, members })).rate;
  return samples.map((sample) => ({ ...sample, ...seen }));
}

/**
 * @param {[Sample, Sample]} samples
 * @param {((into: Sample) => Promise<void>)[]} sides
 */
async function thereAndBack([there, back], sides) {
  for (const side of sides) await side(there);
  for (const side of sides.toReversed()) await side(back);
}

const shown = (seen) =>
  Object.entries(seen)
    .map(([name, value]) => `${name} ${value >= 100 ? Math.round(value) : value.toFixed(2)}`)
    .join(', ');

async function bytesPerPosting({ cluster }) {
  return (await cluster.bytesOf('posting', 'posting_key', 'stored_answer')) / (await cluster.count());
}

/** Ten minutes of postings without a pause. */
async function endurance({ cluster, pgbench, script, http }, log) {
  log('ten minutes of postings');
  http.only([]);
  const before = await cluster.count();
  const { done, steps } = await pgbench.run(cluster.wallet(), {
    ...{ seconds: 600, clients: clients.many },
    args: ['-f', script.single],
  });
  await cluster.verify('ten minutes', before, done);
  const minute = (from) => steps.slice(from, from + 60).reduce((sum, tps) => sum + tps, 0);
  return { ratio: minute(steps.length - 60) / minute(0), hot: await cluster.hotShare() };
}
