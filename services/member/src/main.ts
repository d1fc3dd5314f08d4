import { runService } from '#libs/platform';
import { memberService } from './service.js';

await runService(memberService);
