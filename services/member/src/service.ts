import { defineService } from '#libs/platform';
import { memberMigrations } from './database/data-source.js';
import { MemberConfig } from './member.config.js';
import { MemberModule } from './member.module.js';

export const memberService = defineService({
  name: 'member',
  config: MemberConfig,
  module: MemberModule,
  dataSource: { migrations: memberMigrations },
});
