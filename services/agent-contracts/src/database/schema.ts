import type { DatabaseSchema } from '#libs/database';
import { jobsMigrations } from '#libs/jobs';
import { BuildAgentCentre1795414000000 } from './migrations/1795414000000-build-agent-centre.js';
import { CreateAgentContracts1795300000000 } from './migrations/1795300000000-create-agent-contracts.js';
import { KeyFiguresBySource1795400000000 } from './migrations/1795400000000-key-figures-by-source.js';

export const agentContractsSchema: DatabaseSchema = {
  migrations: [
    ...jobsMigrations,
    CreateAgentContracts1795300000000,
    KeyFiguresBySource1795400000000,
    BuildAgentCentre1795414000000,
  ],
  functions: [new URL('./functions/', import.meta.url)],
};
