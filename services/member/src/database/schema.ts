import type { DatabaseSchema } from '#libs/database';
import { jobsMigrations } from '#libs/jobs';
import { CreateMember1795300030000 } from './migrations/1795300030000-create-member.js';
import { AnnounceToAgents1796500000000 } from './migrations/1796500000000-announce-to-agents.js';
import { AnswerFeedback1796500001000 } from './migrations/1796500001000-answer-feedback.js';
import { AddIdentityChecks1796400000000 } from './migrations/1796400000000-add-identity-checks.js';
import { GroupBanners1795800030000 } from './migrations/1795800030000-group-banners.js';

export const memberSchema: DatabaseSchema = {
  migrations: [
    ...jobsMigrations,
    CreateMember1795300030000,
    GroupBanners1795800030000,
    AddIdentityChecks1796400000000,
    AnnounceToAgents1796500000000,
    AnswerFeedback1796500001000,
  ],
  functions: [new URL('./functions/', import.meta.url)],
};
