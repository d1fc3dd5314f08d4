import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface OperatorRow {
  id: string;
  username: string;
  password_hash: string;
  roles: string[];
  last_login_at: Date | null;
}

@Injectable()
export class OperatorRepository {
  constructor(private readonly source: DataSource) {}

  async findByUsername(username: string): Promise<OperatorRow | undefined> {
    const rows: OperatorRow[] = await this.source.query(
      'SELECT id, username, password_hash, roles, last_login_at FROM operator WHERE username_key = $1',
      [username.toLowerCase()],
    );
    return rows[0];
  }

  async findById(id: string): Promise<OperatorRow | undefined> {
    const rows: OperatorRow[] = await this.source.query(
      'SELECT id, username, password_hash, roles, last_login_at FROM operator WHERE id = $1',
      [id],
    );
    return rows[0];
  }

  /** False if the name is taken. */
  async insert(operator: Omit<OperatorRow, 'last_login_at'>, now: Date): Promise<boolean> {
    const rows: unknown[] = await this.source.query(
      `INSERT INTO operator (id, username, username_key, password_hash, roles, created_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT ON CONSTRAINT operator_username_once DO NOTHING RETURNING id`,
      [
        operator.id,
        operator.username,
        operator.username.toLowerCase(),
        operator.password_hash,
        operator.roles,
        now,
      ],
    );
    return rows.length === 1;
  }

  async markLogin(tx: EntityManager, id: string, now: Date): Promise<void> {
    await tx.query('UPDATE operator SET last_login_at = $2 WHERE id = $1', [id, now]);
  }
}
