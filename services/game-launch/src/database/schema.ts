import type { DatabaseSchema } from '#libs/database';
import { CreateGameLaunch1795300040000 } from './migrations/1795300040000-create-game-launch.js';

export const gameLaunchSchema: DatabaseSchema = { migrations: [CreateGameLaunch1795300040000] };
