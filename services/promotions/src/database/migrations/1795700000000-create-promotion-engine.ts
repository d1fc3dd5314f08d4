import { SqlMigration } from '#libs/database';

export class CreatePromotionEngine1795700000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['activity.sql', 'promotion.sql', 'vip.sql', 'referral.sql', 'games.sql'];
}
