import { Inject, Injectable } from '@nestjs/common';
import { Approvals, type Approval, type ApprovalHandler, type Values } from '#libs/approvals';
import type { OperatorPrincipal } from '#libs/auth';
import { afterCommit, type Tx } from '#libs/database';
import { formatMoney, parseMoney } from '#libs/money';
import { CLOCK, Idempotency, newId, type Clock } from '#libs/platform';
import { LimitErrors } from '../play/limit.errors.js';
import { LimitRepository } from '../play/limit.repository.js';
import {
  everyGame,
  faultAfter,
  type Limit,
  type LimitChange,
  type LimitKind,
  type LimitTarget,
} from '../play/limit.rules.js';
import { LimitService } from '../play/limit.service.js';
import { gameOf } from '../schedule/games.js';
import { OperationRepository } from './operation.repository.js';

const kind = 'LOTTERY_LIMIT';

/** A change of one limit; without an amount a game follows the limit of every game again. */
export interface LimitProposal extends Limit {
  reason: string;
}

/** Limits are changed by two operators, for orders that are placed afterwards: bets that stand are not touched. */
@Injectable()
export class BetLimitService implements ApprovalHandler {
  readonly role = 'lottery';

  constructor(
    private readonly limits: LimitRepository,
    private readonly inForce: LimitService,
    private readonly operations: OperationRepository,
    private readonly approvals: Approvals,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    approvals.handle(kind, this);
  }

  all(): Promise<Limit[]> {
    return this.limits.current();
  }

  history(): Promise<(LimitChange & { before: bigint | null })[]> {
    return this.limits.history();
  }

  propose(
    operator: OperatorPrincipal,
    proposal: LimitProposal,
    key: string,
  ): Promise<Pick<Approval, 'id' | 'status'>> {
    const { reason, ...change } = proposal;
    const body = { ...proposal, amount: change.amount === null ? null : formatMoney(change.amount) };
    const scope = `lottery-limit:${operator.operatorId}`;
    return this.idempotency.run({ scope, key, body }, async (tx) => {
      const known = await this.latest(tx, change);
      const { id, status } = await this.approvals.propose(tx, operator, {
        ...{ kind, subject: `${change.scope}:${change.kind}`, memberId: null, amount: null, reason },
        before: valuesOf({ ...change, amount: known?.amount ?? null }),
        after: valuesOf(change),
      });
      return { id, status };
    });
  }

  async apply(tx: Tx, approval: Approval): Promise<string> {
    const { id, subject, before, after, reason, proposedBy, decidedBy } = approval;
    const change = changeOf(approval);
    await this.latest(tx, change);
    const now = this.clock.now();
    await this.limits.add(tx, {
      ...{ ...change, version: change.version + 1, reason },
      ...{ changedBy: proposedBy, approvedBy: decidedBy, changedAt: now },
    });
    await this.operations.record(tx, {
      ...{ id: newId(), operatorId: proposedBy, action: 'CHANGE_LIMIT', subject, actedAt: now },
      details: {
        ...{ before: before[change.kind], after: after[change.kind], reason },
        ...{ approval: id, approvedBy: decidedBy },
      },
    });
    afterCommit(tx, () => this.inForce.forget());
    return subject;
  }

  /** As it is; refuses a change that was made from an older version, or that would leave limits that contradict. */
  private async latest(tx: Tx, change: Limit): Promise<Limit | undefined> {
    if (!isKnown(change)) throw LimitErrors.LOTTERY_LIMIT_UNKNOWN();
    const rows = await this.limits.lock(tx);
    const known = rows.find((row) => row.scope === change.scope && row.kind === change.kind);
    if ((known?.version ?? 0) !== change.version) throw LimitErrors.LOTTERY_LIMIT_CHANGED();
    if (change.amount === null && (known?.amount ?? null) === null) throw LimitErrors.LOTTERY_LIMIT_UNKNOWN();
    const fault = faultAfter(rows, change);
    if (fault) throw LimitErrors.LOTTERY_LIMIT_INCONSISTENT(fault);
    return known;
  }
}

/** A limit of every game has an amount; that of a game may be absent. */
const isKnown = ({ scope, amount }: Limit): boolean =>
  scope === everyGame ? amount !== null : gameOf(scope) !== undefined;

/** Of all games without a limit of their own. */
const otherGames = 'OTHER';
/** Of a game that follows them. */
const followed = 'FOLLOWED';

const valuesOf = ({ scope, kind: name, amount, version }: Limit): Values => ({
  game: scope === everyGame ? otherGames : scope,
  [name]: amount === null ? followed : formatMoney(amount),
  version: String(version),
});

function changeOf({ subject, before, after }: Approval): Limit {
  const [scope = '', name = ''] = subject.split(':');
  const target: LimitTarget = { scope, kind: name as LimitKind };
  const amount = after[name] ?? followed;
  return {
    ...target,
    amount: amount === followed ? null : parseMoney(amount),
    version: Number(before['version']),
  };
}
