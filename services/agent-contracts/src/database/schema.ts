import { approvalsFunctions, approvalsMigrations } from '#libs/approvals';
import type { DatabaseSchema } from '#libs/database';
import { jobsMigrations } from '#libs/jobs';
import { AddAgentTransfers1795420000000 } from './migrations/1795420000000-add-agent-transfers.js';
import { BindLinksToDomains1795430000000 } from './migrations/1795430000000-bind-links-to-domains.js';
import { BuildAgentCentre1795414000000 } from './migrations/1795414000000-build-agent-centre.js';
import { ClaimDebts1796500000710 } from './migrations/1796500000710-claim-debts.js';
import { CreateAgentContracts1795300000000 } from './migrations/1795300000000-create-agent-contracts.js';
import { DisputeBills1796500000010 } from './migrations/1796500000010-dispute-bills.js';
import { GuardRuns1796900000136 } from './migrations/1796900000136-guard-runs.js';
import { KeyFiguresBySource1795400000000 } from './migrations/1795400000000-key-figures-by-source.js';

export const agentContractsSchema: DatabaseSchema = {
  migrations: [
    ...jobsMigrations,
    CreateAgentContracts1795300000000,
    KeyFiguresBySource1795400000000,
    BuildAgentCentre1795414000000,
    AddAgentTransfers1795420000000,
    BindLinksToDomains1795430000000,
    DisputeBills1796500000010,
    ClaimDebts1796500000710,
    ...approvalsMigrations,
    GuardRuns1796900000136,
  ],
  functions: [new URL('./functions/', import.meta.url), approvalsFunctions],
};
