import { CreateSchedule1763000005000 } from './migrations/1763000005000-create-schedule.js';

export const migrations = [CreateSchedule1763000005000];
