import { searchNonce } from './nonce';
import type { WorkChallenge } from './proof-of-work';

addEventListener('message', ({ data }: MessageEvent<WorkChallenge>) => {
  postMessage(searchNonce(data.salt, data.bits, 0, Infinity));
});
