import type { MigrationClass } from '#libs/database';
import { messagingMigrations } from '#libs/messaging';
import { CreateBrand1763000001000 } from './migrations/1763000001000-create-brand.js';
import { CreateMemberProfile1763000001100 } from './migrations/1763000001100-create-member-profile.js';
import { ExtendMemberProfile1795219200000 } from './migrations/1795219200000-extend-member-profile.js';

export const memberMigrations: readonly MigrationClass[] = [
  ...messagingMigrations,
  CreateBrand1763000001000,
  CreateMemberProfile1763000001100,
  ExtendMemberProfile1795219200000,
];
