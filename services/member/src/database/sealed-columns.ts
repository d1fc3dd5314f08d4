import type { SealedColumn } from '#libs/platform';

export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'member_profile',
    key: ['member_id'],
    column: 'personal_sealed',
    purpose: 'personal',
    owner: (row) => row['member_id']!,
  },
  {
    table: 'identity_check',
    key: ['id'],
    column: 'person_sealed',
    purpose: 'identity-person',
    owner: (row) => row['id']!,
  },
  {
    table: 'identity_document',
    key: ['check_id', 'side'],
    column: 'key_sealed',
    purpose: 'identity-document',
    owner: (row) => row['check_id']!,
  },
];
