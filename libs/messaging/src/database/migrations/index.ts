import type { MigrationClass } from '#libs/database';
import { CreateMessaging1795200000000 } from './1795200000000-create-messaging.js';

/** Part of the schema of every service; libs/platform adds them. */
export const messagingMigrations: readonly MigrationClass[] = [CreateMessaging1795200000000];
