export { jobsMigrations } from './database/1795210000000-create-jobs.js';
export {
  JobHandler,
  PeriodicJob,
  type JobHandlerOptions,
  type PeriodicJobOptions,
} from './job.decorators.js';
export { JobsModule } from './jobs.module.js';
export type { JobState } from './jobs.repository.js';
export { JobsService, type EnqueueOptions } from './jobs.service.js';
export type { JobsSettings } from './jobs.settings.js';
export { ResealingModule } from './resealing.module.js';
export { repeatWhileMore } from './repeat-while-more.js';
