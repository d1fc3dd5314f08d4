import { runService } from '#libs/platform';
import { agentContractsService } from './service.js';

await runService(agentContractsService);
