import { Injectable } from '@nestjs/common';
import type { Pool, Tx } from '#libs/database';
import type { BankAccount } from '../bank-account/bank-account.repository.js';
import type { KeptRiskRule, RiskCode, RiskFacts, RiskRule } from './risk.rules.js';

interface FactsRow {
  paid_before: string;
  account_hours: string;
  recent: string;
  shared: string;
  deposited: string;
}

interface RiskRuleChange {
  /** The operator who proposed it. */
  by: string;
  at: Date;
  reason: string;
}

type RuleRow = Omit<KeptRiskRule, 'threshold'> & { threshold: string };

const ruleColumns =
  'code, points, threshold, enabled, version, changed_by AS "changedBy", changed_at AS "changedAt", reason';

@Injectable()
export class RiskRepository {
  async facts(tx: Tx, account: BankAccount, amount: bigint, now: Date): Promise<RiskFacts> {
    const { id, memberId, numberIndex } = account;
    const [row]: FactsRow[] = await tx.query(
      `SELECT (SELECT count(*) FROM withdrawal_order WHERE member_id = $1 AND paid > returned) AS paid_before,
              (SELECT floor(extract(epoch FROM $4::timestamptz - created_at) / 3600)::bigint FROM bank_account WHERE id = $2)
                AS account_hours,
              (SELECT count(*) FROM withdrawal_order
                WHERE member_id = $1 AND created_at > $4::timestamptz - interval '24 hours') AS recent,
              (SELECT count(DISTINCT member_id) FROM bank_account WHERE number_index = $3 AND member_id <> $1) AS shared,
              (SELECT coalesce(sum(credited_amount), 0) FROM deposit WHERE member_id = $1 AND status = 'SUCCESS') AS deposited`,
      [memberId, id, numberIndex, now],
    );
    return {
      amount,
      paidBefore: BigInt(row!.paid_before),
      accountHours: BigInt(row!.account_hours),
      recentOrders: BigInt(row!.recent),
      sharedWith: BigInt(row!.shared),
      deposited: BigInt(row!.deposited),
    };
  }

  async rules(on: Tx | Pool): Promise<KeptRiskRule[]> {
    const rows: RuleRow[] = await on.query(`SELECT ${ruleColumns} FROM withdrawal_risk_rule ORDER BY code`);
    return rows.map(ruleOf);
  }

  /** Locked; a second writer waits. */
  async rule(tx: Tx, code: RiskCode): Promise<KeptRiskRule> {
    const rows: RuleRow[] = await tx.query(
      `SELECT ${ruleColumns} FROM withdrawal_risk_rule WHERE code = $1 FOR UPDATE`,
      [code],
    );
    return ruleOf(rows[0]!);
  }

  async change(
    tx: Tx,
    { code, points, threshold, enabled }: RiskRule,
    { by, at, reason }: RiskRuleChange,
  ): Promise<void> {
    await tx.query(
      `UPDATE withdrawal_risk_rule
          SET points = $2, threshold = $3, enabled = $4, version = version + 1, changed_by = $5, changed_at = $6, reason = $7
        WHERE code = $1`,
      [code, points, String(threshold), enabled, by, at, reason],
    );
  }
}

const ruleOf = (row: RuleRow): KeptRiskRule => ({ ...row, threshold: BigInt(row.threshold) });
