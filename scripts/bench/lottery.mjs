import { LotterySide } from './lottery/side.mjs';
import { OpenTickets } from './lottery/open-tickets.mjs';
import { median, onBuilt, rounded } from './lib/measuring.mjs';
import { LedgerCluster } from './wallet/cluster.mjs';

const standard = { tickets: 1_000_000, members: 500, rounds: 5, seconds: 4, updates: 3 };

/**
 * Slips of ten lines over HTTP to bare bets at the same wallet; then a draw with a million open tickets, from its result to
 * the last ticket, to one UPDATE of as many rows of a table like it, while slips of another draw come in.
 */
export async function measure({ log, args }) {
  return onBuilt(args, standard, async (settings, data, undo) => {
    const cluster = await LedgerCluster.start(data);
    undo.push(() => cluster.stop());
    await cluster.fill(settings.members);
    const side = await LotterySide.start(cluster, data, undo, settings.members);
    const accepted = await acceptance(side, settings, log);

    log(`Making ${settings.tickets} open tickets`);
    const open = await OpenTickets.make(side.database, settings.tickets);
    await side.database.query('VACUUM ANALYZE');
    const updates = [];
    for (let turn = 0; turn < settings.updates; turn += 1) updates.push(await open.updateSeconds());
    log(`One UPDATE of as many rows: ${updates.map((seconds) => seconds.toFixed(1)).join(', ')} s`);
    const quiet = await settleAll(side, open, log);
    await open.verify();

    log('The same once more, with slips of another draw coming in');
    await open.reopen();
    const live = side.slipsUntil(() => open.isSettled());
    const busy = await settleAll(side, open, log);
    const { rate } = await live;
    await side.verify();
    const update = median(updates);
    return {
      slips_to_bets: accepted.ratio,
      slips_per_second: accepted.slips,
      bets_per_second: accepted.bets,
      settlement_to_update: rounded(update / quiet.seconds),
      tickets_per_second: rounded(settings.tickets / quiet.seconds),
      update_rows_per_second: rounded(settings.tickets / update),
      settlement_seconds: rounded(quiet.seconds),
      settlement_seconds_with_slips: rounded(busy.seconds),
      slips_kept: rounded(rate / accepted.slips),
      peak_memory_mib: side.peakMemoryMib(),
      tickets: settings.tickets,
    };
  });
}

async function acceptance(side, { rounds, seconds }, log) {
  await side.slips(seconds);
  await side.bets(seconds);
  const seen = [];
  for (let turn = 1; turn <= rounds; turn += 1) {
    const order = turn % 2 ? ['slips', 'bets'] : ['bets', 'slips'];
    const figures = {};
    for (const name of order) figures[name] = await side[name](seconds);
    seen.push(figures);
    log(`turn ${turn}: ${figures.slips.toFixed(0)} slips, ${figures.bets.toFixed(0)} bets a second`);
  }
  const middle = (of) => rounded(median(seen.map(of)));
  return {
    ratio: middle(({ slips, bets }) => slips / bets),
    slips: middle(({ slips }) => slips),
    bets: middle(({ bets }) => bets),
  };
}

async function settleAll(side, open, log) {
  const began = performance.now();
  await open.draw();
  await open.settled();
  const seconds = (performance.now() - began) / 1000;
  log(`Settled in ${seconds.toFixed(1)} s; the service has taken ${side.peakMemoryMib()} MiB at the most`);
  return { seconds };
}
