import { defineService } from '#libs/platform';
import { GameLaunchModule } from './app.module.js';
import { gameLaunchMigrations } from './database/migrations.js';
import { GameLaunchConfig } from './game-launch.config.js';

export const gameLaunchService = defineService({
  name: 'game-launch',
  config: GameLaunchConfig,
  module: GameLaunchModule,
  dataSource: { migrations: gameLaunchMigrations },
});
