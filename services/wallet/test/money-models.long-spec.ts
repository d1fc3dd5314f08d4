import { keepMoneyApartInRandomSequences } from './support/bonus-run.js';
import { serveInRandomSequences } from './support/cashier-run.js';
import { payUplinesInRandomSequences } from './support/uplines.js';
import { withdrawInRandomSequences } from './support/withdrawals.js';

it(
  'WAL-I1 WAL-I2 WAL-I4 WAL-I5 WAL-I6 WAL-I8 WAL-I9 a withdrawal answers as its model does: 2,000 sequences',
  () => withdrawInRandomSequences(2_000),
  900_000,
);

it(
  'WAL-I1 WAL-I2 WAL-I4 WAL-I5 WAL-I6 uplines that pay in parts and owe answer as their model does: 2,000 sequences',
  () => payUplinesInRandomSequences(2_000),
  900_000,
);

it(
  'WAL-I1 WAL-I4 WAL-I6 deposits and withdrawals at the cashier end once, as their model does: 1,000 sequences',
  () => serveInRandomSequences(1_000),
  900_000,
);

it(
  'WAL-I1 WAL-I2 WAL-I4 WAL-I5 WAL-I6 own and bonus money answer as their model does: 5,000 sequences',
  () => keepMoneyApartInRandomSequences(5_000),
  1_800_000,
);
