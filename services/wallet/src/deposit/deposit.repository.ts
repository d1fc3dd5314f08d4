import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Pool, type Tx } from '#libs/database';
import type { DepositChannelCode } from './deposit-channel.rules.js';
import type { DepositBlockReason, DepositStatus } from './deposit.rules.js';
import type { UsdtQuote } from './usdt.rules.js';

export interface Deposit {
  id: string;
  memberId: string;
  channel: DepositChannelCode;
  amount: bigint;
  currency: string;
  status: DepositStatus;
  transferCode: string;
  payee: { bankBin: string; bankName: string; accountNumber: string; accountName: string };
  qr: string;
  /** Of a quoted order in USDT; amounts in millionths. */
  usdt: { rate: bigint; amount: bigint; confirmations: number; confirmationsNeeded: number } | null;
  creditedAmount: bigint | null;
  postingId: string | null;
  createdAt: Date;
  expiresAt: Date;
}

interface DepositRow {
  id: string;
  member_id: string;
  channel: DepositChannelCode;
  amount: string;
  currency: string;
  status: DepositStatus;
  transfer_code: string;
  payee_bank_bin: string;
  payee_bank_name: string;
  payee_account: string;
  payee_name: string;
  qr: string;
  usdt_rate: string | null;
  usdt_amount: string | null;
  confirmations: number;
  confirmations_needed: number | null;
  credited_amount: string | null;
  posting_id: string | null;
  created_at: Date;
  expires_at: Date;
}

const named = `id IN (
    SELECT id FROM deposit WHERE id = $2::uuid
    UNION ALL SELECT id FROM deposit WHERE member_id = $2::uuid
    UNION ALL SELECT id FROM deposit WHERE transfer_code = upper($1)
    UNION ALL SELECT deposit_id FROM bank_arrival WHERE bank_txn_id = $1 AND deposit_id IS NOT NULL
  )`;

@Injectable()
export class DepositRepository {
  constructor(private readonly pool: Pool) {}

  async insert(tx: Tx, d: Deposit): Promise<void> {
    await tx.query(
      `INSERT INTO deposit (id, member_id, channel, amount, currency, status, transfer_code, payee_bank_bin, payee_bank_name,
                            payee_account, payee_name, qr, created_at, expires_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $13)`,
      [
        d.id,
        d.memberId,
        d.channel,
        String(d.amount),
        d.currency,
        d.status,
        d.transferCode,
        d.payee.bankBin,
        d.payee.bankName,
        d.payee.accountNumber,
        d.payee.accountName,
        d.qr,
        d.createdAt,
        d.expiresAt,
      ],
    );
  }

  async countOpen(tx: Tx, memberId: string): Promise<number> {
    // Serializes concurrent orders of one member.
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7204413))', [memberId]);
    const [row]: { n: string }[] = await tx.query(
      `SELECT count(*) AS n FROM deposit WHERE member_id = $1 AND status IN ('CREATED', 'PENDING')`,
      [memberId],
    );
    return Number(row!.n);
  }

  /**
   * Limit or exclusion that forbids the money. Locks the account until the end of the transaction, so that a concurrent
   * change of limits is seen or waits.
   */
  async blockReason(
    tx: Tx,
    memberId: string,
    amount: bigint,
    counting: 'credited' | 'credited and open',
  ): Promise<DepositBlockReason | undefined> {
    const [row]: { reason: DepositBlockReason | null }[] = await tx.query(
      'SELECT deposit_block_reason($1, $2, $3) AS reason',
      [memberId, String(amount), counting === 'credited and open'],
    );
    return row!.reason ?? undefined;
  }

  /** Undefined for the order of another member. */
  async findOf(memberId: string, id: string): Promise<Deposit | undefined> {
    return firstOf(
      await this.pool.query('SELECT * FROM deposit WHERE id = $1 AND member_id = $2', [id, memberId]),
    );
  }

  async listOf(memberId: string, limit: number, offset: number): Promise<{ list: Deposit[]; total: number }> {
    const rows: DepositRow[] = await this.pool.query(
      'SELECT * FROM deposit WHERE member_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3',
      [memberId, limit, offset],
    );
    const [count]: { n: string }[] = await this.pool.query(
      'SELECT count(*) AS n FROM deposit WHERE member_id = $1',
      [memberId],
    );
    return { list: rows.map(depositOf), total: Number(count!.n) };
  }

  /** Orders that a number of theirs or of their member names; each number has an index. */
  async found(search: string, limit: number, offset: number): Promise<{ list: Deposit[]; total: number }> {
    const values = [search, isUUID(search) ? search : null];
    const rows: DepositRow[] = await this.pool.query(
      `SELECT * FROM deposit WHERE ${named} ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4`,
      [...values, limit, offset],
    );
    const [count]: { n: string }[] = await this.pool.query(
      `SELECT count(*) AS n FROM deposit WHERE ${named}`,
      values,
    );
    return { list: rows.map(depositOf), total: Number(count!.n) };
  }

  async lock(
    tx: Tx,
    by: { id: string } | { transferCode: string } | { usdtAddress: string },
  ): Promise<Deposit | undefined> {
    if ('usdtAddress' in by) return firstOf(await tx.query(`${byUsdtAddress} FOR UPDATE`, [by.usdtAddress]));
    const [column, value] = 'id' in by ? ['id', by.id] : ['transfer_code', by.transferCode];
    return firstOf(await tx.query(`SELECT * FROM deposit WHERE ${column} = $1 FOR UPDATE`, [value]));
  }

  async findByUsdtAddress(on: Tx | Pool, address: string): Promise<Deposit | undefined> {
    return firstOf(await on.query(byUsdtAddress, [address]));
  }

  /** The caller has locked the row. */
  async keepQuote(tx: Tx, id: string, quote: UsdtQuote): Promise<void> {
    await tx.query(
      `UPDATE deposit SET payee_account = $2, qr = $2, usdt_rate = $3, usdt_amount = $4, confirmations_needed = $5
        WHERE id = $1`,
      [id, quote.address, String(quote.rate), String(quote.amount), quote.confirmationsNeeded],
    );
  }

  /** Notices may overtake each other: the number never falls. */
  async sawConfirmations(id: string, confirmations: number): Promise<void> {
    await this.pool.query('UPDATE deposit SET confirmations = $2 WHERE id = $1 AND confirmations < $2', [
      id,
      confirmations,
    ]);
  }

  /** The caller has locked and read the row. */
  async move(
    tx: Tx,
    deposit: Deposit,
    to: DepositStatus,
    now: Date,
    credit?: { amount: bigint; postingId: string | null },
  ): Promise<void> {
    await tx.query(
      `UPDATE deposit SET status = $2, updated_at = $3, credited_amount = coalesce($4, credited_amount),
              posting_id = coalesce($5, posting_id) WHERE id = $1`,
      [deposit.id, to, now, credit ? String(credit.amount) : null, credit?.postingId ?? null],
    );
  }

  /** True for the member's first successful deposit. */
  async markFirst(tx: Tx, deposit: { id: string; memberId: string }): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      'INSERT INTO first_deposit VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
      [deposit.memberId, deposit.id],
    );
    return rows.length > 0;
  }

  async unregistered(limit: number): Promise<Deposit[]> {
    const rows: DepositRow[] = await this.pool.query(
      `SELECT * FROM deposit WHERE status = 'CREATED' ORDER BY expires_at LIMIT $1`,
      [limit],
    );
    return rows.map(depositOf);
  }

  async due(now: Date, limit: number): Promise<string[]> {
    const rows: { id: string }[] = await this.pool.query(
      // An order whose transfer was seen in time stays open an hour longer.
      `SELECT id FROM deposit WHERE status IN ('CREATED', 'PENDING') AND expires_at <= $1
          AND (confirmations = 0 OR expires_at <= $1 - interval '1 hour') ORDER BY expires_at LIMIT $2`,
      [now, limit],
    );
    return rows.map((row) => row.id);
  }
}

const byUsdtAddress = `SELECT * FROM deposit WHERE channel = 'USDT' AND payee_account = $1`;

function firstOf(rows: DepositRow[]): Deposit | undefined {
  return rows[0] && depositOf(rows[0]);
}

function depositOf(row: DepositRow): Deposit {
  return {
    id: row.id,
    memberId: row.member_id,
    channel: row.channel,
    amount: BigInt(row.amount),
    currency: row.currency,
    status: row.status,
    transferCode: row.transfer_code,
    payee: {
      bankBin: row.payee_bank_bin,
      bankName: row.payee_bank_name,
      accountNumber: row.payee_account,
      accountName: row.payee_name,
    },
    qr: row.qr,
    usdt:
      row.usdt_rate === null
        ? null
        : {
            rate: BigInt(row.usdt_rate),
            amount: BigInt(row.usdt_amount!),
            confirmations: row.confirmations,
            confirmationsNeeded: row.confirmations_needed!,
          },
    creditedAmount: row.credited_amount === null ? null : BigInt(row.credited_amount),
    postingId: row.posting_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
