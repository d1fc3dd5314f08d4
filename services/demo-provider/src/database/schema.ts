import type { DatabaseSchema } from '#libs/database';
import { CreateDemoProvider1795300090000 } from './migrations/1795300090000-create-demo-provider.js';
import { AddPayouts1795312000090 } from './migrations/1795312000090-add-payouts.js';

export const demoProviderSchema: DatabaseSchema = {
  migrations: [CreateDemoProvider1795300090000, AddPayouts1795312000090],
};
