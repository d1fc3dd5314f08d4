import { settleInRandomSequences } from './support/settlements.js';

describe('settlements in random sequences', () => {
  it(
    'WAL-I1 WAL-I4 WAL-I5 WAL-I6 cut short and sent again, book what single postings book: 2,000 sequences',
    () => settleInRandomSequences(2_000),
    900_000,
  );
});
