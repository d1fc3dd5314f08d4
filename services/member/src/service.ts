import { acceptUploads } from '#libs/files';
import { defineService } from '#libs/platform';
import { avatarUpload } from './member/avatar/avatar.controller.js';
import { identityUpload } from './member/identity/identity.controller.js';
import { feedbackUpload } from './feedback/feedback.controller.js';
import { memberEntities } from './database/entities.js';
import { memberSchema } from './database/schema.js';
import { MemberConfig } from './member.config.js';
import { AppModule } from './app.module.js';
import { refusals } from './refusals.js';

export const memberService = defineService({
  name: 'member',
  config: MemberConfig,
  module: AppModule,
  refusals,
  dataSource: { ...memberSchema, entities: memberEntities },
  tune: (app) => acceptUploads(app, [avatarUpload, feedbackUpload, identityUpload]),
});
