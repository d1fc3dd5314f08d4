import type { RefusalTable } from './describe-refusals.js';

/** What each operation refuses beyond the common. Written by `npm run api:types` from what its code can raise. */
export const refusals: RefusalTable = {
  DeadLetterController_discard: '404 NOT_FOUND',
  DeadLetterController_redrive: '404 NOT_FOUND',
  ProjectionController_rebuild: '404 NOT_FOUND, 409 REBUILD_RUNNING',
  ProjectionController_runs: '404 NOT_FOUND',
  ReplayController_page: '404 NOT_FOUND',
  ReplayController_position: '404 NOT_FOUND',
};
