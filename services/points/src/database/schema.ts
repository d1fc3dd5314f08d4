import { approvalsFunctions, approvalsMigrations } from '#libs/approvals';
import type { DatabaseSchema } from '#libs/database';
import { jobsMigrations } from '#libs/jobs';
import { CreatePoints1795300000000 } from './migrations/1795300000000-create-points.js';
import { KeyPointsBySource1795400000000 } from './migrations/1795400000000-key-points-by-source.js';
import { CreateMall1795700000000 } from './migrations/1795700000000-create-mall.js';
import { ApproveRatios1796500001082 } from './migrations/1796500001082-approve-ratios.js';

export const pointsSchema: DatabaseSchema = {
  migrations: [
    ...jobsMigrations,
    CreatePoints1795300000000,
    KeyPointsBySource1795400000000,
    CreateMall1795700000000,
    ...approvalsMigrations,
    ApproveRatios1796500001082,
  ],
  functions: [new URL('./functions/', import.meta.url), approvalsFunctions],
};
