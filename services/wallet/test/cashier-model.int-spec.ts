import { serveInRandomSequences } from './support/cashier-run.js';

it(
  'WAL-I1 WAL-I4 WAL-I6 deposits and withdrawals at the cashier end once, as their model does',
  () => serveInRandomSequences(25),
  120_000,
);
