import type { DatabaseSchema } from '#libs/database';
import { CreatePromotions1795300000000 } from './migrations/1795300000000-create-promotions.js';
import { KeyPotsBySource1795400000000 } from './migrations/1795400000000-key-pots-by-source.js';

export const promotionsSchema: DatabaseSchema = {
  migrations: [CreatePromotions1795300000000, KeyPotsBySource1795400000000],
  functions: [new URL('./functions/', import.meta.url)],
};
