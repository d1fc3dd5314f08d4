import type { SealedColumn } from '#libs/platform';

export const sealedColumns: readonly SealedColumn[] = [
  ...['mall_order', 'mall_address'].map((table) => ({
    table,
    key: ['id'],
    also: ['member_id'],
    column: 'sealed',
    purpose: 'delivery',
    owner: (row: Record<string, string>) => row['member_id']!,
  })),
];
