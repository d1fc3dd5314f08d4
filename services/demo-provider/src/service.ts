import { defineService } from '#libs/platform';
import { AppModule } from './app.module.js';
import { migrations } from './database/migrations.js';
import { DemoProviderConfig } from './demo-provider.config.js';
import { serveGamePage } from './game-page.js';

export const demoProviderService = defineService({
  name: 'demo-provider',
  config: DemoProviderConfig,
  module: AppModule,
  dataSource: { migrations },
  messaging: 'none',
  publicFacing: true,
  tune: serveGamePage,
});
