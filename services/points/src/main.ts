import { runService } from '#libs/platform';
import { pointsService } from './service.js';

await runService(pointsService);
