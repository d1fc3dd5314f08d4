import { defineService } from '#libs/platform';
import { AppModule } from './app.module.js';
import { pointsEntities } from './database/entities.js';
import { pointsSchema } from './database/schema.js';
import { PointsConfig } from './points.config.js';
import { refusals } from './refusals.js';

export const pointsService = defineService({
  name: 'points',
  config: PointsConfig,
  module: AppModule,
  refusals,
  dataSource: { ...pointsSchema, entities: pointsEntities },
});
