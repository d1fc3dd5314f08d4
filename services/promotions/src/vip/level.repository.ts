import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

@Injectable()
export class LevelRepository {
  constructor(private readonly source: DataSource) {}

  async levelOf(memberId: string, tx: EntityManager = this.source.manager): Promise<number> {
    const [row]: { level: number }[] = await tx.query('SELECT level FROM vip_member WHERE member_id = $1', [
      memberId,
    ]);
    return row?.level ?? 0;
  }
}
