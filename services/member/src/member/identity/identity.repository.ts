import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { newId } from '#libs/platform';
import type { StoredDocument } from './document-store.js';
import type {
  CheckStatus,
  DocumentSide,
  IdentityDocument,
  IdentityLevel,
  RejectionReason,
} from './identity.rules.js';

export interface IdentityCheck {
  id: string;
  memberId: string;
  level: IdentityLevel;
  document: IdentityDocument;
  status: CheckStatus;
  personSealed: string;
  numberIndex: string;
  reason: RejectionReason | null;
  validUntil: string | null;
  claimedBy: string | null;
  claimedUntil: Date | null;
  approvedBy: string | null;
  decidedBy: string | null;
  submittedAt: Date;
  decidedAt: Date | null;
}

export interface IdentityEvent {
  step: string;
  actor: string;
  note: string | null;
  at: Date;
}

const columns = `id, member_id AS "memberId", level, document, status, person_sealed AS "personSealed",
  number_index AS "numberIndex", reason, to_char(valid_until, 'YYYY-MM-DD') AS "validUntil", claimed_by AS "claimedBy",
  claimed_until AS "claimedUntil", approved_by AS "approvedBy", decided_by AS "decidedBy", submitted_at AS "submittedAt",
  decided_at AS "decidedAt"`;

@Injectable()
export class IdentityRepository {
  constructor(private readonly pool: Pool) {}

  /** Serializes submissions and decisions of a member, so that events carry the levels in the order of the decisions. */
  async lockMember(tx: Tx, memberId: string): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('identity:' || $1, 0))`, [memberId]);
  }

  /** The newest first. */
  ofMember(on: Tx | Pool, memberId: string): Promise<IdentityCheck[]> {
    return on.query(
      `SELECT ${columns} FROM identity_check WHERE member_id = $1 ORDER BY submitted_at DESC, id DESC LIMIT 50`,
      [memberId],
    );
  }

  async find(on: Tx | Pool, id: string): Promise<IdentityCheck | undefined> {
    const rows: IdentityCheck[] = await on.query(`SELECT ${columns} FROM identity_check WHERE id = $1`, [id]);
    return rows[0];
  }

  async queue(
    statuses: readonly CheckStatus[],
    limit: number,
    offset: number,
  ): Promise<{ list: IdentityCheck[]; total: number }> {
    const [list, [{ total }]]: [IdentityCheck[], [{ total: string }]] = await Promise.all([
      this.pool.query(
        `SELECT ${columns} FROM identity_check WHERE status = ANY ($1) ORDER BY submitted_at, id LIMIT $2 OFFSET $3`,
        [statuses, limit, offset],
      ),
      this.pool.query('SELECT count(*) AS total FROM identity_check WHERE status = ANY ($1)', [statuses]),
    ]);
    return { list, total: Number(total) };
  }

  async insert(tx: Tx, check: IdentityCheck, documents: readonly StoredDocument[]): Promise<void> {
    await tx.query(
      `INSERT INTO identity_check (id, member_id, level, document, status, person_sealed, number_index, submitted_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...[check.id, check.memberId, check.level, check.document, check.status],
        ...[check.personSealed, check.numberIndex, check.submittedAt],
      ],
    );
    for (const { side, file, keySealed } of documents)
      await tx.query(
        'INSERT INTO identity_document (check_id, side, file, key_sealed) VALUES ($1, $2, $3, $4)',
        [...[check.id, side, file, keySealed]],
      );
  }

  async update(tx: Tx, check: IdentityCheck): Promise<void> {
    await tx.query(
      `UPDATE identity_check SET status = $2, reason = $3, valid_until = $4, claimed_by = $5, claimed_until = $6,
         approved_by = $7, decided_by = $8, decided_at = $9 WHERE id = $1`,
      [
        ...[check.id, check.status, check.reason, check.validUntil, check.claimedBy, check.claimedUntil],
        ...[check.approvedBy, check.decidedBy, check.decidedAt],
      ],
    );
  }

  async record(tx: Tx, checkId: string, event: IdentityEvent): Promise<void> {
    await tx.query(
      'INSERT INTO identity_event (id, check_id, step, actor, note, at) VALUES ($1, $2, $3, $4, $5, $6)',
      [newId(), checkId, event.step, event.actor, event.note, event.at],
    );
  }

  events(checkId: string): Promise<IdentityEvent[]> {
    return this.pool.query(
      'SELECT step, actor, note, at FROM identity_event WHERE check_id = $1 ORDER BY at, id',
      [checkId],
    );
  }

  documents(checkId: string): Promise<StoredDocument[]> {
    return this.pool.query(
      `SELECT side, file, key_sealed AS "keySealed" FROM identity_document WHERE check_id = $1
        ORDER BY array_position(ARRAY['FRONT', 'BACK', 'FACE'], side)`,
      [checkId],
    );
  }

  async document(checkId: string, side: DocumentSide): Promise<StoredDocument | undefined> {
    return (await this.documents(checkId)).find((one) => one.side === side);
  }

  /** Other members who have sent the same document. */
  async sharedWith({ memberId, numberIndex }: IdentityCheck): Promise<number> {
    const [row]: [{ n: string }] = await this.pool.query(
      'SELECT count(DISTINCT member_id) AS n FROM identity_check WHERE number_index = $1 AND member_id <> $2',
      [numberIndex, memberId],
    );
    return Number(row.n);
  }

  /** Approved checks whose document ran out before `today`. */
  due(today: string, limit: number): Promise<{ id: string; memberId: string }[]> {
    return this.pool.query(
      `SELECT id, member_id AS "memberId" FROM identity_check
        WHERE status = 'APPROVED' AND valid_until < $1 ORDER BY valid_until LIMIT $2`,
      [today, limit],
    );
  }
}
