import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { CarryRule, PayerMode } from '../terms/payment.terms.js';
import type { ContractAction, ContractStatus } from './contract.rules.js';
import type { ContractType, PeriodKind, Tier } from '../terms/tier.rules.js';

export interface Contract {
  id: string;
  type: ContractType;
  partyId: string;
  counterpartyId: string | null;
  period: PeriodKind;
  payer: PayerMode;
  carryRule: CarryRule;
  tiers: Tier[];
  status: ContractStatus;
  version: number;
  previousId: string | null;
  initiatorId: string | null;
  effectiveFrom: Date | null;
  effectiveTo: Date | null;
  signedAt: Date | null;
  endReason: string | null;
  expiresAt: Date;
  createdAt: Date;
}

/** A contract with the user names of both sides; null: the platform. */
export interface NamedContract extends Contract {
  party: string;
  counterparty: string | null;
  terminationBy: string | null;
}

export interface ContractActor {
  kind: 'MEMBER' | 'OPERATOR' | 'SYSTEM';
  id: string | null;
}

export interface ContractChange {
  action: ContractAction | 'REQUEST_NEW';
  actor: ContractActor;
  from: ContractStatus | null;
  to: ContractStatus;
  causeId?: string | undefined;
  at: Date;
}

type StoredTier = { ratePpm: number; activeMembers: number; bet: string; loss: string };
interface Row extends Omit<NamedContract, 'tiers'> {
  tiers: StoredTier[];
}

const columns = `contract.id, contract.type, party_id AS "partyId", counterparty_id AS "counterpartyId", period, payer,
  carry_rule AS "carryRule", tiers, contract.status, version, previous_id AS "previousId", contract.initiator_id AS "initiatorId",
  effective_from AS "effectiveFrom", effective_to AS "effectiveTo", signed_at AS "signedAt", end_reason AS "endReason",
  expires_at AS "expiresAt", created_at AS "createdAt"`;
const named = `SELECT ${columns}, party.account AS party, upline.account AS counterparty,
    CASE WHEN asked.contract_id IS NULL THEN NULL ELSE COALESCE(asked.initiator_id::text, 'platform') END AS "terminationBy"
  FROM contract JOIN agent_node party ON party.member_id = party_id
  LEFT JOIN agent_node upline ON upline.member_id = counterparty_id
  LEFT JOIN termination_request asked ON asked.contract_id = contract.id AND contract.status = 'TERMINATING'`;
const inForce = `status IN ('ACTIVE', 'TERMINATING')`;

const stored = (tiers: readonly Tier[]): string =>
  JSON.stringify(tiers.map(({ bet, loss, ...rest }) => ({ ...rest, bet: String(bet), loss: String(loss) })));
const read = <R extends { tiers: StoredTier[] }>(row: R): Omit<R, 'tiers'> & { tiers: Tier[] } => ({
  ...row,
  tiers: row.tiers.map(({ bet, loss, ...rest }) => ({ ...rest, bet: BigInt(bet), loss: BigInt(loss) })),
});

@Injectable()
export class ContractRepository {
  constructor(private readonly pool: Pool) {}

  /** Moves of one type in one tree exclude each other. */
  async lockLine(tx: Tx, type: ContractType, memberId: string): Promise<void> {
    await tx.query(
      `SELECT pg_advisory_xact_lock(hashtextextended($1 || (
         SELECT ancestor FROM agent_closure WHERE descendant = $2 ORDER BY depth DESC LIMIT 1)::text, 7204417))`,
      [type, memberId],
    );
  }

  async find(on: Tx | Pool, id: string): Promise<NamedContract | undefined> {
    const [row]: Row[] = await on.query(`${named} WHERE contract.id = $1`, [id]);
    return row && read(row);
  }

  /** The contract of a party that earns, or will from the next period on. */
  async inForceOf(tx: Tx, type: ContractType, partyId: string): Promise<Contract | undefined> {
    const [row]: Row[] = await tx.query(
      `SELECT ${columns} FROM contract WHERE type = $1 AND party_id = $2 AND ${inForce}`,
      [type, partyId],
    );
    return row && read(row);
  }

  async pendingOf(tx: Tx, type: ContractType, partyId: string): Promise<Contract | undefined> {
    const [row]: Row[] = await tx.query(
      `SELECT ${columns} FROM contract WHERE type = $1 AND party_id = $2 AND status = 'PENDING_SIGN'`,
      [type, partyId],
    );
    return row && read(row);
  }

  /** Contracts in force and offers whose upline is in the team of an agent. */
  async below(
    tx: Tx,
    type: ContractType,
    agentId: string,
  ): Promise<{ inForce: NamedContract[]; pending: NamedContract[] }> {
    const rows: Row[] = await tx.query(
      `${named} JOIN agent_closure ON descendant = counterparty_id AND ancestor = $2
        WHERE contract.type = $1 AND (contract.${inForce} OR contract.status = 'PENDING_SIGN') ORDER BY agent_closure.depth, party`,
      [type, agentId],
    );
    const contracts = rows.map(read);
    return {
      inForce: contracts.filter(({ status }) => status !== 'PENDING_SIGN'),
      pending: contracts.filter(({ status }) => status === 'PENDING_SIGN'),
    };
  }

  /** Contracts of an agent on either side, the newest first. */
  async ofAgent(agentId: string): Promise<NamedContract[]> {
    const rows: Row[] = await this.pool.query(
      `${named} WHERE party_id = $1 OR counterparty_id = $1 ORDER BY created_at DESC, contract.id DESC LIMIT 500`,
      [agentId],
    );
    return rows.map(read);
  }

  async page(
    filter: {
      type: ContractType | undefined;
      status: ContractStatus | undefined;
      account: string | undefined;
    },
    limit: number,
    offset: number,
  ): Promise<{ list: NamedContract[]; total: number }> {
    const where = `WHERE ($1::text IS NULL OR contract.type = $1) AND ($2::text IS NULL OR contract.status = $2)
      AND ($3::text IS NULL OR party.account LIKE $3 || '%')`;
    const values = [filter.type ?? null, filter.status ?? null, filter.account ?? null];
    const rows: Row[] = await this.pool.query(
      `${named} ${where} ORDER BY created_at DESC, contract.id DESC LIMIT $4 OFFSET $5`,
      [...values, limit, offset],
    );
    const [{ total }]: [{ total: number }] = await this.pool.query(
      `SELECT count(*)::int AS total FROM contract JOIN agent_node party ON party.member_id = party_id ${where}`,
      values,
    );
    return { list: rows.map(read), total };
  }

  /** Whether the party has contracts of a type, by which the menu shows its page. */
  async typesOf(memberId: string): Promise<ContractType[]> {
    const rows: { type: ContractType }[] = await this.pool.query(
      `SELECT DISTINCT type FROM contract WHERE party_id = $1 AND (signed_at IS NOT NULL OR status = 'PENDING_SIGN')`,
      [memberId],
    );
    return rows.map(({ type }) => type);
  }

  async insert(tx: Tx, contract: Contract): Promise<void> {
    const c = contract;
    await tx.query(
      `INSERT INTO contract (id, type, party_id, counterparty_id, period, payer, carry_rule, tiers, status, version,
         previous_id, initiator_id, expires_at, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        ...[c.id, c.type, c.partyId, c.counterpartyId, c.period, c.payer, c.carryRule, stored(c.tiers)],
        ...[c.status, c.version, c.previousId, c.initiatorId, c.expiresAt, c.createdAt],
      ],
    );
  }

  /** Moves a contract and records it. False if it is no longer in the status that it moves from. */
  async move(
    tx: Tx,
    id: string,
    change: ContractChange & { from: ContractStatus },
    terms: { effectiveFrom?: Date; effectiveTo?: Date | null; signedAt?: Date; endReason?: string } = {},
  ): Promise<boolean> {
    const [rows] = (await tx.query(
      `UPDATE contract SET status = $3, version = version + 1, effective_from = COALESCE($4, effective_from),
              effective_to = CASE WHEN $5::timestamptz IS NULL THEN effective_to
                                  ELSE GREATEST(LEAST(effective_to, $5), effective_from) END,
              signed_at = COALESCE($6, signed_at), end_reason = COALESCE($7, end_reason)
        WHERE id = $1 AND status = $2 RETURNING id`,
      [
        ...[id, change.from, change.to, terms.effectiveFrom ?? null, terms.effectiveTo ?? null],
        ...[terms.signedAt ?? null, terms.endReason ?? null],
      ],
    )) as [unknown[], number];
    if (rows.length === 0) return false;
    await this.record(tx, id, change);
    return true;
  }

  async record(tx: Tx, id: string, change: ContractChange): Promise<void> {
    const { action, actor, from, to, causeId, at } = change;
    await tx.query(
      `INSERT INTO contract_event (contract_id, action, actor_kind, actor_id, from_status, to_status, cause_id, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, action, actor.kind, actor.id, from, to, causeId ?? null, at],
    );
  }

  async askTermination(tx: Tx, id: string, initiatorId: string | null, at: Date): Promise<void> {
    await tx.query(
      `INSERT INTO termination_request (contract_id, initiator_id, asked_at) VALUES ($1, $2, $3)
       ON CONFLICT (contract_id) DO UPDATE SET initiator_id = excluded.initiator_id, asked_at = excluded.asked_at`,
      [id, initiatorId, at],
    );
  }

  async history(id: string): Promise<(ContractChange & { account: string | null })[]> {
    return this.pool.query(
      `SELECT action, jsonb_build_object('kind', actor_kind, 'id', actor_id) AS actor, from_status AS "from",
              to_status AS "to", cause_id AS "causeId", at, agent_node.account
         FROM contract_event LEFT JOIN agent_node ON actor_kind = 'MEMBER' AND member_id = actor_id::uuid
        WHERE contract_id = $1 ORDER BY contract_event.id`,
      [id],
    );
  }

  /** Offers that expired, and contracts whose end was asked for before an instant. */
  async expired(
    now: Date,
    askedBefore: Date,
  ): Promise<(Pick<Contract, 'id' | 'type' | 'partyId'> & { status: ContractStatus })[]> {
    return this.pool.query(
      `SELECT id, type, party_id AS "partyId", status FROM contract WHERE status = 'PENDING_SIGN' AND expires_at <= $1
       UNION ALL
       SELECT id, type, party_id, status FROM contract JOIN termination_request asked ON asked.contract_id = id
        WHERE status = 'TERMINATING' AND asked_at <= $2 LIMIT 200`,
      [now, askedBefore],
    );
  }

  /** The direct upline of an agent who may have contracts; undefined for other members. */
  async place(
    tx: Tx,
    memberId: string,
  ): Promise<{ parentId: string | null; accountType: number } | undefined> {
    const [row]: { parentId: string | null; accountType: number }[] = await tx.query(
      `SELECT parent_id AS "parentId", account_type AS "accountType" FROM agent_node
        WHERE member_id = $1 AND account_type IN (1, 2)`,
      [memberId],
    );
    return row;
  }
}
