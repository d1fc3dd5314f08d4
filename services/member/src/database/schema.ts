import type { DatabaseSchema } from '#libs/database';
import { CreateMember1795300030000 } from './migrations/1795300030000-create-member.js';

export const memberSchema: DatabaseSchema = { migrations: [CreateMember1795300030000] };
