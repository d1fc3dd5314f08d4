import { CreatePoints1763000006000 } from './migrations/1763000006000-create-points.js';

export const migrations = [CreatePoints1763000006000];
