import { ServiceConfig } from '#libs/config';
import { defineService } from '#libs/platform';
import { AppModule } from './app.module.js';
import { pointsSchema } from './database/schema.js';

export const pointsService = defineService({
  name: 'points',
  config: ServiceConfig,
  module: AppModule,
  dataSource: pointsSchema,
});
