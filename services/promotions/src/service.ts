import { defineService } from '#libs/platform';
import { AppModule } from './app.module.js';
import { promotionsEntities } from './database/entities.js';
import { promotionsSchema } from './database/schema.js';
import { PromotionsConfig } from './promotions.config.js';

export const promotionsService = defineService({
  name: 'promotions',
  config: PromotionsConfig,
  module: AppModule,
  dataSource: { ...promotionsSchema, entities: promotionsEntities },
});
