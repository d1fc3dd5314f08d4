import { runService } from '#libs/platform';
import { promotionsService } from './service.js';

await runService(promotionsService);
