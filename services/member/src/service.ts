import { acceptUploads } from '#libs/files';
import { defineService } from '#libs/platform';
import { avatarUpload } from './avatar/avatar.controller.js';
import { feedbackUpload } from './feedback/feedback.controller.js';
import { memberSchema } from './database/schema.js';
import { MemberConfig } from './member.config.js';
import { MemberModule } from './member.module.js';

export const memberService = defineService({
  name: 'member',
  config: MemberConfig,
  module: MemberModule,
  dataSource: memberSchema,
  tune: (app) => acceptUploads(app, [avatarUpload, feedbackUpload]),
});
