import type { MigrationClass } from '#libs/database';
import { CreateMessaging1795000000000 } from './1795000000000-create-messaging.js';

/** Every service that publishes or consumes puts these before its own: `[...messagingMigrations, …]`. */
export const messagingMigrations: readonly MigrationClass[] = [CreateMessaging1795000000000];
