import type { DatabaseSchema } from '#libs/database';
import { CreateAgentContracts1795300000000 } from './migrations/1795300000000-create-agent-contracts.js';

export const agentContractsSchema: DatabaseSchema = { migrations: [CreateAgentContracts1795300000000] };
