import { SqlMigration } from '#libs/database';

export class CreateMember1795300030000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = [
    'brand.sql',
    'member-profile.sql',
    'announcement.sql',
    'member-message.sql',
    'feedback.sql',
    'responsible-gaming.sql',
  ];
}
