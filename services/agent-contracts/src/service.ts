import { ServiceConfig } from '#libs/config';
import { defineService } from '#libs/platform';
import { AppModule } from './app.module.js';
import { agentContractsSchema } from './database/schema.js';

export const agentContractsService = defineService({
  name: 'agent-contracts',
  config: ServiceConfig,
  module: AppModule,
  dataSource: agentContractsSchema,
});
