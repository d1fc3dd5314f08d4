import type { MigrationClass } from '#libs/database';
import { CreateProjectionRebuild1795310700000 } from './1795310700000-create-projection-rebuild.js';
import { CreateMessaging1795200000000 } from './1795200000000-create-messaging.js';
import { CreateWatermark1795500000000 } from './1795500000000-create-watermark.js';
import { PartitionMessaging1795500000100 } from './1795500000100-partition-messaging.js';
import { CreateDeadLetterAction1795500000200 } from './1795500000200-create-dead-letter-action.js';

/** Part of the schema of every service; libs/platform adds them. */
export const messagingMigrations: readonly MigrationClass[] = [
  CreateMessaging1795200000000,
  CreateProjectionRebuild1795310700000,
  CreateWatermark1795500000000,
  PartitionMessaging1795500000100,
  CreateDeadLetterAction1795500000200,
];

/** Functions that belong to these tables. */
export const messagingFunctions = new URL('../functions/', import.meta.url);
