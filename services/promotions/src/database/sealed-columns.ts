import type { SealedColumn } from '#libs/platform';

export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'raffle_seed',
    key: ['promotion_id', 'day'],
    column: 'seed',
    type: 'bytea',
    purpose: 'raffle-seed',
    owner: (row) => `${row['promotion_id']}/${row['day']}`,
  },
];
