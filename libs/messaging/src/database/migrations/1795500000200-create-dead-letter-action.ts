import { SqlMigration } from '#libs/database';

/** The record of what operators did with dead letters. */
export class CreateDeadLetterAction1795500000200 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['dead-letter-action.sql'];
}
