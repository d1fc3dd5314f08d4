import { SqlMigration } from '#libs/database';

export class GameRooms1795500040000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['room.sql'];
}
