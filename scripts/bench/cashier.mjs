import { CashierSide } from './cashier/side.mjs';
import { median, onBuilt, quantile, rounded } from './lib/measuring.mjs';
import { LedgerCluster } from './wallet/cluster.mjs';

const standard = { members: 1_000, rounds: 5, seconds: 4, lines: 1_000_000, pages: 400 };
/** More than arrive in a turn on any machine of this kind. */
const ordersASecond = 3_000;
const [long, short] = [0, 1];
const shortLines = 100;

/**
 * Deposits that signed arrivals settle over HTTP to bare postings of the same wallet; then pages of the account record of a
 * member with a million lines to those of one with a hundred.
 */
export async function measure({ log, args }) {
  return onBuilt(args, standard, async (settings, data, undo) => {
    const cluster = await LedgerCluster.start(data);
    undo.push(() => cluster.stop());
    await cluster.fill(settings.members);
    const side = await CashierSide.start(cluster, data, undo, settings.members);
    const settled = await settlement(side, settings, log);
    await side.verify();

    log(`Writing ${settings.lines} lines of one member`);
    await side.addLines(long, settings.lines);
    await side.addLines(short, shortLines);
    await cluster.admin.query('VACUUM ANALYZE');
    const pages = await records(side, settings, log);
    return { ...settled, ...pages, lines: settings.lines };
  });
}

async function settlement(side, { rounds, seconds }, log) {
  const turn = async (name) => {
    if (name === 'deposits') await side.order(ordersASecond * seconds);
    return side[name](seconds);
  };
  for (const name of ['postings', 'deposits']) await turn(name);
  const seen = [];
  for (let at = 1; at <= rounds; at += 1) {
    const figures = {};
    for (const name of at % 2 ? ['deposits', 'postings'] : ['postings', 'deposits'])
      figures[name] = await turn(name);
    seen.push(figures);
    log(
      `turn ${at}: ${figures.deposits.toFixed(0)} deposits, ${figures.postings.toFixed(0)} postings a second`,
    );
  }
  const middle = (of) => rounded(median(seen.map(of)));
  return {
    deposits_to_postings: middle(({ deposits, postings }) => deposits / postings),
    deposits_per_second: middle(({ deposits }) => deposits),
    postings_per_second: middle(({ postings }) => postings),
  };
}

/** In turn, so that both see the same machine. */
async function records(side, { rounds, pages }, log) {
  await side.pages(long, pages);
  await side.pages(short, pages);
  const times = { long: [], short: [] };
  for (let at = 1; at <= rounds; at += 1) {
    const order = at % 2 ? ['long', 'short'] : ['short', 'long'];
    for (const name of order) times[name].push(await side.pages(name === 'long' ? long : short, pages));
    const p99 = (name) => quantile(times[name].at(-1), 0.99).toFixed(1);
    log(`turn ${at}: p99 of a page ${p99('long')} ms with many lines, ${p99('short')} ms with few`);
  }
  const p99s = (name) => times[name].map((all) => quantile(all, 0.99));
  return {
    record_p99_ratio: rounded(median(p99s('long').map((value, at) => value / p99s('short')[at]))),
    record_p99_ms: rounded(median(p99s('long'))),
    record_of_few_lines_p99_ms: rounded(median(p99s('short'))),
  };
}
