import { Inject, Injectable } from '@nestjs/common';
import { Approvals, type Approval, type ApprovalHandler, type Values } from '#libs/approvals';
import type { OperatorPrincipal } from '#libs/auth';
import { Pool, type Tx } from '#libs/database';
import { formatMoney, parseMoney } from '#libs/money';
import { CLOCK, Idempotency, type Clock } from '#libs/platform';
import { RiskRepository } from './risk.repository.js';
import type { KeptRiskRule, RiskCode, RiskRule } from './risk.rules.js';
import { WithdrawalErrors } from './withdrawal.errors.js';

const kind = 'RISK_RULE';

type RuleProposal = RiskRule & Pick<KeptRiskRule, 'version'> & { reason: string };

/** What sends a withdrawal to review, changed by two operators; it holds for orders made from then on. */
@Injectable()
export class RiskRuleService implements ApprovalHandler {
  readonly role = 'admin';

  constructor(
    private readonly risks: RiskRepository,
    private readonly approvals: Approvals,
    private readonly idempotency: Idempotency,
    private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    approvals.handle(kind, this);
  }

  list(): Promise<KeptRiskRule[]> {
    return this.risks.rules(this.pool);
  }

  propose(
    operator: OperatorPrincipal,
    rule: RuleProposal,
    key: string,
  ): Promise<Pick<Approval, 'id' | 'status'>> {
    const scope = `risk-rule:${operator.operatorId}`;
    const body = { ...rule, threshold: String(rule.threshold) };
    return this.idempotency.run({ scope, key, body }, async (tx) => {
      const { id, status } = await this.approvals.propose(tx, operator, {
        ...{ kind, subject: rule.code, memberId: null, amount: null, reason: rule.reason },
        before: valuesOf(await this.latest(tx, rule)),
        after: valuesOf(rule),
      });
      return { id, status };
    });
  }

  async apply(tx: Tx, { subject, before, after, proposedBy, reason }: Approval): Promise<string> {
    const code = subject as RiskCode;
    await this.latest(tx, { code, version: Number(before['version']) });
    await this.risks.change(tx, ruleOf(code, after), { by: proposedBy, at: this.clock.now(), reason });
    return subject;
  }

  /** As it is; refuses a change that was made from an older state. */
  private async latest(
    tx: Tx,
    { code, version }: Pick<KeptRiskRule, 'code' | 'version'>,
  ): Promise<KeptRiskRule> {
    const rule = await this.risks.rule(tx, code);
    if (rule.version !== version) throw WithdrawalErrors.RISK_RULE_CHANGED();
    return rule;
  }
}

const isAmount = (code: RiskCode): boolean => code === 'LARGE_AMOUNT';

const valuesOf = ({ code, points, threshold, enabled, version }: Omit<RuleProposal, 'reason'>): Values => ({
  ...{ rule: code, threshold: isAmount(code) ? formatMoney(threshold) : String(threshold) },
  ...{ points: String(points), state: enabled ? 'ON' : 'OFF', version: String(version) },
});

const ruleOf = (code: RiskCode, { threshold = '', points, state }: Values): RiskRule => ({
  ...{ code, points: Number(points), enabled: state === 'ON' },
  threshold: isAmount(code) ? parseMoney(threshold) : BigInt(threshold),
});
