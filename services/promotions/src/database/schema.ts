import { approvalsFunctions, approvalsMigrations } from '#libs/approvals';
import type { DatabaseSchema } from '#libs/database';
import { jobsMigrations } from '#libs/jobs';
import { CreatePromotions1795300000000 } from './migrations/1795300000000-create-promotions.js';
import { KeyPotsBySource1795400000000 } from './migrations/1795400000000-key-pots-by-source.js';
import { CreatePromotionEngine1795700000000 } from './migrations/1795700000000-create-promotion-engine.js';
import { JudgeClaims1796100000000 } from './migrations/1796100000000-judge-claims.js';
import { ApproveRates1796500001081 } from './migrations/1796500001081-approve-rates.js';
import { PromiseRewards1796500001411 } from './migrations/1796500001411-promise-rewards.js';
import { RecordLabelChanges1796500001010 } from './migrations/1796500001010-record-label-changes.js';

export const promotionsSchema: DatabaseSchema = {
  migrations: [
    ...jobsMigrations,
    CreatePromotions1795300000000,
    KeyPotsBySource1795400000000,
    CreatePromotionEngine1795700000000,
    JudgeClaims1796100000000,
    ...approvalsMigrations,
    RecordLabelChanges1796500001010,
    ApproveRates1796500001081,
    PromiseRewards1796500001411,
  ],
  functions: [new URL('./functions/', import.meta.url), approvalsFunctions],
};
