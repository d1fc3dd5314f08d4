import { defineService } from '#libs/platform';
import { AgentContractsConfig } from './agent-contracts.config.js';
import { AppModule } from './app.module.js';
import { agentContractsSchema } from './database/schema.js';
import { refusals } from './refusals.js';

export const agentContractsService = defineService({
  name: 'agent-contracts',
  config: AgentContractsConfig,
  module: AppModule,
  refusals,
  dataSource: agentContractsSchema,
});
