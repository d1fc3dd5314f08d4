import { defineService } from '#libs/platform';
import { AppModule } from './app.module.js';
import { demoProviderSchema } from './database/schema.js';
import { DemoProviderConfig } from './demo-provider.config.js';
import { serveGamePage } from './game-page.js';

export const demoProviderService = defineService({
  name: 'demo-provider',
  config: DemoProviderConfig,
  module: AppModule,
  dataSource: demoProviderSchema,
  messaging: 'none',
  publicFacing: true,
  tune: serveGamePage,
});
