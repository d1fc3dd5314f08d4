import type { MigrationClass } from '#libs/database';
import { jobsMigrations } from '#libs/jobs';
import { messagingMigrations } from '#libs/messaging';
import { CreateBrand1763000001000 } from './migrations/1763000001000-create-brand.js';
import { CreateMemberProfile1763000001100 } from './migrations/1763000001100-create-member-profile.js';
import { ExtendMemberProfile1795219200000 } from './migrations/1795219200000-extend-member-profile.js';
import { CreateAnnouncement1795219200100 } from './migrations/1795219200100-create-announcement.js';
import { CreateInboxMessage1795219200200 } from './migrations/1795219200200-create-inbox-message.js';
import { CreateFeedback1795219200300 } from './migrations/1795219200300-create-feedback.js';
import { CreateGaming1795219200400 } from './migrations/1795219200400-create-gaming.js';

export const memberMigrations: readonly MigrationClass[] = [
  ...messagingMigrations,
  ...jobsMigrations,
  CreateBrand1763000001000,
  CreateMemberProfile1763000001100,
  ExtendMemberProfile1795219200000,
  CreateAnnouncement1795219200100,
  CreateInboxMessage1795219200200,
  CreateFeedback1795219200300,
  CreateGaming1795219200400,
];
