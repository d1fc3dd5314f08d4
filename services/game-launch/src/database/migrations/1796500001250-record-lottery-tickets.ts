import { SqlMigration } from '#libs/database';

export class RecordLotteryTickets1796500001250 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['lottery-tickets.sql'];
}
