import { runService } from '#libs/platform';
import { authService } from './service.js';

await runService(authService);
