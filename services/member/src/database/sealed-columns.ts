import type { SealedColumn } from '#libs/platform';

export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'member_profile',
    key: ['member_id'],
    column: 'personal_sealed',
    purpose: 'personal',
    owner: (row) => row['member_id']!,
  },
];
