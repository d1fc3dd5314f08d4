import { SqlMigration } from '#libs/database';

export class CreateGameLaunch1795300040000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = [
    'catalogue.sql',
    'launch.sql',
    'round.sql',
    'member.sql',
    'play-restriction.sql',
  ];
}
