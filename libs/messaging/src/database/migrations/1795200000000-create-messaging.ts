import { SqlMigration } from '#libs/database';

/** The tables of every service: outbox, inbox, dead letters, published state. */
export class CreateMessaging1795200000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['messaging.sql'];
}
