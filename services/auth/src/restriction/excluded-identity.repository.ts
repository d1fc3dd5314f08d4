import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

/** An account whose owner may open no other. */
export interface ExcludedAccount {
  memberId: string;
  /** By the member's own decision; otherwise by an operator's. */
  excluded: boolean;
}

/** Suspended or closed by an operator, or excluded by its member. */
const excluded = (now: string) => `
  account a LEFT JOIN account_exclusion e ON e.member_id = a.id AND e.excluded_until > ${now}
  WHERE (a.status <> 'OPEN' OR e.member_id IS NOT NULL)`;

@Injectable()
export class ExcludedIdentityRepository {
  constructor(private readonly pool: Pool) {}

  /** Another account that has proven this contact; self-excluded ones come first. */
  async byContact(
    on: Tx | Pool,
    contact: { kind: string; blindIndex: string; memberId: string; now: Date },
  ): Promise<ExcludedAccount | undefined> {
    const { kind, blindIndex, memberId, now } = contact;
    const rows: ExcludedAccount[] = await on.query(
      `SELECT a.id AS "memberId", e.member_id IS NOT NULL AS excluded FROM ${excluded('$4')}
          AND a.id IN (SELECT member_id FROM account_contact
                        WHERE kind = $1 AND blind_index = $2 AND proven_at IS NOT NULL AND member_id <> $3)
        ORDER BY excluded DESC, a.id LIMIT 1`,
      [kind, blindIndex, memberId, now],
    );
    return rows[0];
  }

  /** Another account of this person; those whose owner may open no other come first. The person stays locked until the end. */
  async byPerson(
    tx: Tx,
    { index, memberId, now }: { index: string; memberId: string; now: Date },
  ): Promise<(ExcludedAccount & { open: boolean }) | undefined> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`person:${index}`]);
    const rows: (ExcludedAccount & { open: boolean })[] = await tx.query(
      `SELECT a.id AS "memberId", e.member_id IS NOT NULL AS excluded,
              a.status = 'OPEN' AND e.member_id IS NULL AS open
         FROM account a LEFT JOIN account_exclusion e ON e.member_id = a.id AND e.excluded_until > $3
        WHERE a.person_index = $1 AND a.id <> $2 ORDER BY open, excluded DESC, a.id LIMIT 1`,
      [index, memberId, now],
    );
    return rows[0];
  }

  /** Whether such an account was registered or used with this browser. */
  async isDeviceOfOne(device: string, now: Date): Promise<boolean> {
    const rows: unknown[] = await this.pool.query(
      `SELECT 1 FROM ${excluded('$2')}
          AND a.id IN (SELECT id FROM account WHERE register_device = $1
                       UNION ALL SELECT member_id FROM known_device WHERE device_id = $1) LIMIT 1`,
      [device, now],
    );
    return rows.length > 0;
  }
}
