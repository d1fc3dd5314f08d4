import type { DatabaseSchema } from '#libs/database';
import { jobsMigrations } from '#libs/jobs';
import { CreateGameLaunch1795300040000 } from './migrations/1795300040000-create-game-launch.js';

export const gameLaunchSchema: DatabaseSchema = {
  migrations: [...jobsMigrations, CreateGameLaunch1795300040000],
};
