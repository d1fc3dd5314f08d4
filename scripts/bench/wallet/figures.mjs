import { median, rounded } from '../lib/measuring.mjs';

/** The cost of two stages that share the same cores. */
const both = (a, b) => 1 / (1 / a + 1 / b);

/** Key of a figure, and how it comes from one round. */
const ratios = {
  R1: ({ P, T }) => P / T,
  R2: ({ P, S }) => P / S,
  R3: ({ P, houses }) => P / houses,
  R4a: ({ hotP, T1 }) => hotP / T1,
  R4b: ({ hotB, T1 }) => hotB / T1,
  R5: ({ B, P }) => B / P,
  R6: ({ aloneBatched, aloneSingle }) => aloneBatched / aloneSingle,
  R7: ({ httpSingle, N0, P }) => httpSingle / both(N0, P),
  R8: ({ httpBatched, httpSingle }) => httpBatched / httpSingle,
  R9a: ({ read, O }) => read / O,
  R9b: ({ httpRead, N0read, O }) => httpRead / both(N0read, O),
  R14a: ({ few, pgledger }) => few / pgledger,
  R14b: ({ few, pgledgerHot }) => few / pgledgerHot,
  R16: (r) => r.tail,
  simple_update_p99_to_p50: (r) => r.simpleTail,
  read_p99_to_p50: (r) => r.readTail,
  disk_p99_to_p50: (r) => r.diskTail,
  R18: ({ pairs, P }) => pairs / (P / 2),
};

const perSecond = {
  T: 'tpcb_per_second',
  S: 'simple_update_per_second',
  O: 'select_only_per_second',
  P: 'postings_per_second',
  B: 'postings_batched_per_second',
  httpSingle: 'http_bets_per_second',
  httpBatched: 'http_bets_batched_per_second',
  httpRead: 'http_balances_per_second',
  p99: 'open_loop_p99_ms',
  diskLongest: 'disk_longest_ms',
};

export function figuresOf({ rounds, allOn, size, long, about, clients, batchSize, settings, postings }) {
  const figures = {};
  for (const [key, of] of Object.entries(ratios)) {
    const value = median(rounds.map(of));
    figures[key] = Number.isNaN(value) ? 'not run' : rounded(value);
  }
  figures.R15 = size ? rounded(size.ours / size.theirs) : 'not run';
  figures.R17a = long ? rounded(long.ratio) : 'not run';
  figures.R17b = long ? rounded(long.hot) : 'not run';
  for (const [key, value] of Object.entries(allOn)) figures[key] = rounded(value);
  for (const [side, name] of Object.entries(perSecond))
    figures[name] = rounded(median(rounds.map((round) => round[side])));
  if (size) figures.bytes_per_posting = Math.round(size.ours);
  const { server_version, fsync, full_page_writes, synchronous_commit, fdatasync } = about;
  return {
    ...inOrder(figures),
    postgres: server_version,
    ...{ fsync, full_page_writes, synchronous_commit },
    fdatasync_us: fdatasync.micros,
    fdatasync_by: fdatasync.by,
    clients: `${clients.many}, hot ${clients.hot}, batches ${clients.batches} × ${batchSize}`,
    ...{
      rounds: settings.rounds,
      seconds: settings.seconds,
      members: settings.members,
      scale: settings.scale,
      postings,
    },
  };
}

const inOrder = (figures) => {
  const rank = (key) => (/^R\d/.test(key) ? Number.parseInt(key.slice(1), 10) : 99);
  return Object.fromEntries(Object.entries(figures).toSorted(([a], [b]) => rank(a) - rank(b)));
};
