import type { DatabaseSchema } from '#libs/database';
import { jobsMigrations } from '#libs/jobs';
import { CreateMember1795300030000 } from './migrations/1795300030000-create-member.js';

export const memberSchema: DatabaseSchema = { migrations: [...jobsMigrations, CreateMember1795300030000] };
