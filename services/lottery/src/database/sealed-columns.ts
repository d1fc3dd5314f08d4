import type { SealedColumn } from '#libs/platform';
import { seedOwner, seedPurpose } from '../fairness/commitment.service.js';

export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'draw_commitment',
    key: ['game_code', 'numero'],
    column: 'seed',
    purpose: seedPurpose,
    owner: (row) => seedOwner({ gameCode: row['game_code']!, numero: row['numero']! }),
  },
];
