import type { DatabaseSchema } from '#libs/database';
import { CreateDemoProvider1795300090000 } from './migrations/1795300090000-create-demo-provider.js';

export const demoProviderSchema: DatabaseSchema = { migrations: [CreateDemoProvider1795300090000] };
