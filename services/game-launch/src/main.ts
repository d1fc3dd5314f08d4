import { runService } from '#libs/platform';
import { gameLaunchService } from './service.js';

await runService(gameLaunchService);
