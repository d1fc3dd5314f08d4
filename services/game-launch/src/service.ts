import { defineService } from '#libs/platform';
import { AppModule } from './app.module.js';
import { gameLaunchSchema } from './database/schema.js';
import { GameLaunchConfig } from './game-launch.config.js';
import { refusals } from './refusals.js';

export const gameLaunchService = defineService({
  name: 'game-launch',
  config: GameLaunchConfig,
  module: AppModule,
  refusals,
  dataSource: gameLaunchSchema,
});
