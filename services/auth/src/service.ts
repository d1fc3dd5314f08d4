import cookie from '@fastify/cookie';
import { defineService } from '#libs/platform';
import { AuthConfig } from './auth.config.js';
import { AuthModule } from './auth.module.js';
import { authSchema } from './database/schema.js';
import { acceptForm } from './credentials/form-body.js';
import { logSecurity } from './security-log/security-log.hook.js';
import { refusals } from './refusals.js';

export const authService = defineService({
  name: 'auth',
  config: AuthConfig,
  module: AuthModule,
  refusals,
  dataSource: authSchema,
  tune: async (app) => {
    await app.register(cookie);
    acceptForm(app);
    logSecurity(app);
  },
});
