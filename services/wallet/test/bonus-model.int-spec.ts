import { keepMoneyApartInRandomSequences } from './support/bonus-run.js';

it(
  'WAL-I1 WAL-I2 WAL-I4 WAL-I5 WAL-I6 own and bonus money answer as their model does: 300 sequences',
  () => keepMoneyApartInRandomSequences(300),
  240_000,
);
