import { ServiceConfig } from '#libs/config';
import { defineService } from '#libs/platform';
import { AppModule } from './app.module.js';
import { migrations } from './database/data-source.js';

export const pointsService = defineService({
  name: 'points',
  config: ServiceConfig,
  module: AppModule,
  dataSource: { migrations },
});
