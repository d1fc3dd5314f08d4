import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export interface OperatorRow {
  id: string;
  username: string;
  /** Null until the operator has enrolled. */
  password_hash: string | null;
  roles: string[];
  disabled_at: Date | null;
  created_at: Date;
  last_login_at: Date | null;
}

const columns = 'id, username, password_hash, roles, disabled_at, created_at, last_login_at';

@Injectable()
export class OperatorRepository {
  constructor(private readonly pool: Pool) {}

  async findByUsername(username: string): Promise<OperatorRow | undefined> {
    const rows: OperatorRow[] = await this.pool.query(
      `SELECT ${columns} FROM operator WHERE username_key = $1`,
      [username.toLowerCase()],
    );
    return rows[0];
  }

  async findById(id: string): Promise<OperatorRow | undefined> {
    const rows: OperatorRow[] = await this.pool.query(`SELECT ${columns} FROM operator WHERE id = $1`, [id]);
    return rows[0];
  }

  /** False if the name is taken. */
  async insert(
    on: Tx | Pool,
    operator: Omit<OperatorRow, 'last_login_at' | 'disabled_at' | 'created_at'>,
    now: Date,
  ): Promise<boolean> {
    const rows: unknown[] = await on.query(
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

  all(): Promise<OperatorRow[]> {
    return this.pool.query(`SELECT ${columns} FROM operator ORDER BY username_key LIMIT 500`);
  }

  /** In the order of their ids, so that two changes cannot wait for each other. */
  lock(tx: Tx, ids: readonly string[]): Promise<OperatorRow[]> {
    return tx.query(`SELECT ${columns} FROM operator WHERE id = ANY ($1) ORDER BY id FOR UPDATE`, [ids]);
  }

  async setPassword(tx: Tx, id: string, hash: string): Promise<void> {
    await tx.query('UPDATE operator SET password_hash = $2 WHERE id = $1', [id, hash]);
  }

  async forgetPassword(tx: Tx, id: string): Promise<void> {
    await tx.query('UPDATE operator SET password_hash = NULL WHERE id = $1', [id]);
  }

  async setDisabled(tx: Tx, id: string, at: Date | null): Promise<void> {
    await tx.query('UPDATE operator SET disabled_at = $2 WHERE id = $1', [id, at]);
  }

  async setRoles(tx: Tx, id: string, roles: readonly string[]): Promise<void> {
    await tx.query('UPDATE operator SET roles = $2 WHERE id = $1', [id, roles]);
  }

  async markLogin(tx: Tx, id: string, now: Date): Promise<void> {
    await tx.query('UPDATE operator SET last_login_at = $2 WHERE id = $1', [id, now]);
  }
}
