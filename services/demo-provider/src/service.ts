import { defineService } from '#libs/platform';
import { AppModule } from './app.module.js';
import { demoProviderSchema } from './database/schema.js';
import { DemoProviderConfig } from './demo-provider.config.js';
import { serveGamePage } from './game-page.js';
import { refusals } from './refusals.js';

export const demoProviderService = defineService({
  name: 'demo-provider',
  config: DemoProviderConfig,
  module: AppModule,
  refusals,
  dataSource: demoProviderSchema,
  messaging: 'none',
  publicFacing: true,
  tune: serveGamePage,
});
