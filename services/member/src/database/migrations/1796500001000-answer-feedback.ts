import { SqlMigration } from '#libs/database';

export class AnswerFeedback1796500001000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['feedback-answer.sql'];
}
