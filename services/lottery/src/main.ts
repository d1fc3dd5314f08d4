import { runService } from '#libs/platform';
import { lotteryService } from './service.js';

await runService(lotteryService);
