import { acceptUploads } from '#libs/files';
import { defineService } from '#libs/platform';
import { AppModule } from './app.module.js';
import { promotionsEntities } from './database/entities.js';
import { promotionsSchema } from './database/schema.js';
import { applicationUpload } from './promotion/application.controller.js';
import { PromotionsConfig } from './promotions.config.js';
import { refusals } from './refusals.js';

export const promotionsService = defineService({
  name: 'promotions',
  config: PromotionsConfig,
  module: AppModule,
  refusals,
  dataSource: { ...promotionsSchema, entities: promotionsEntities },
  tune: (app) => acceptUploads(app, [applicationUpload]),
});
