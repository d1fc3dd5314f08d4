import type { DatabaseSchema } from '#libs/database';
import { CreatePoints1795300000000 } from './migrations/1795300000000-create-points.js';

export const pointsSchema: DatabaseSchema = { migrations: [CreatePoints1795300000000] };
