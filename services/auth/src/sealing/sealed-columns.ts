import type { SealedColumn } from '#libs/platform';

/** The security log is append-only: its rows keep their key until they expire. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'account_contact',
    key: ['member_id', 'kind'],
    column: 'sealed',
    purpose: 'contact',
    owner: (row) => `${row['member_id']}:${row['kind']}`,
  },
  { table: 'account', key: ['id'], column: 'profile_sealed', purpose: 'profile', owner: (row) => row['id']! },
  {
    table: 'authenticator',
    key: ['subject_id'],
    column: 'secret_sealed',
    purpose: 'authenticator',
    owner: (row) => row['subject_id']!,
  },
  {
    table: 'payload_key',
    key: ['kid'],
    column: 'private_sealed',
    purpose: 'payload-key',
    owner: (row) => row['kid']!,
  },
  { table: 'message', key: ['id'], column: 'sealed', purpose: 'message', owner: (row) => row['id']! },
  ...['session', 'login_record'].map((table) => ({
    table,
    key: ['id'],
    also: [table === 'session' ? 'subject_id' : 'member_id'],
    column: 'ip_sealed',
    purpose: 'login-ip',
    owner: (row: Record<string, string>) => (row['subject_id'] ?? row['member_id'])!,
  })),
];
