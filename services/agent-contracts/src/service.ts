import { ServiceConfig } from '#libs/config';
import { defineService } from '#libs/platform';
import { AppModule } from './app.module.js';
import { migrations } from './database/data-source.js';

export const agentContractsService = defineService({
  name: 'agent-contracts',
  config: ServiceConfig,
  module: AppModule,
  dataSource: { migrations },
});
