import { SqlMigration } from '#libs/database';

export class AddOperatorEnrolment1795310810000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['operator-enrolment.sql'];
}
