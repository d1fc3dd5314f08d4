import { jobsMigrations } from '#libs/jobs';
import { messagingMigrations } from '#libs/messaging';
import { CreateCatalogue1763000004000 } from './migrations/1763000004000-create-catalogue.js';
import { CreateLaunch1763000004010 } from './migrations/1763000004010-create-launch.js';
import { CreateRounds1763000004020 } from './migrations/1763000004020-create-rounds.js';
import { CreateMembers1763000004030 } from './migrations/1763000004030-create-members.js';
import { CreateRealityCheck1763000004100 } from './migrations/1763000004100-create-reality-check.js';
import { CreatePlayStop1763000004110 } from './migrations/1763000004110-create-play-stop.js';

export const gameLaunchMigrations = [
  ...messagingMigrations,
  ...jobsMigrations,
  CreateCatalogue1763000004000,
  CreateLaunch1763000004010,
  CreateRounds1763000004020,
  CreateMembers1763000004030,
  CreateRealityCheck1763000004100,
  CreatePlayStop1763000004110,
];
