import type { DatabaseSchema } from '#libs/database';
import { jobsMigrations } from '#libs/jobs';
import { CreateGameLaunch1795300040000 } from './migrations/1795300040000-create-game-launch.js';
import { RoundRecovery1795400040000 } from './migrations/1795400040000-round-recovery.js';

export const gameLaunchSchema: DatabaseSchema = {
  migrations: [...jobsMigrations, CreateGameLaunch1795300040000, RoundRecovery1795400040000],
};
