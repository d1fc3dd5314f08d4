import type { SealedColumn } from '#libs/platform';

export const sealedColumns: readonly SealedColumn[] = [
  ...['number', 'holder'].map((part) => ({
    table: 'bank_account',
    key: ['id'],
    column: `sealed_${part}`,
    purpose: `bank-account-${part}`,
    owner: (row: Record<string, string>) => row['id']!,
  })),
];
