import { SqlMigration } from '#libs/database';

export class AddCardRooms1796900000090 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['card-room.sql'];
}
