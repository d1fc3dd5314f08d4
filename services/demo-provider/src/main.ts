import { runService } from '#libs/platform';
import { demoProviderService } from './service.js';

await runService(demoProviderService);
