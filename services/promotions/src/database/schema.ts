import type { DatabaseSchema } from '#libs/database';
import { CreatePromotions1795300000000 } from './migrations/1795300000000-create-promotions.js';

export const promotionsSchema: DatabaseSchema = { migrations: [CreatePromotions1795300000000] };
