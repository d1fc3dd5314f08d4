import { Injectable } from '@nestjs/common';
import { Approvals, type Approval, type ApprovalHandler, type Values } from '#libs/approvals';
import type { OperatorPrincipal } from '#libs/auth';
import type { Tx } from '#libs/database';
import { Idempotency } from '#libs/platform';
import { ContributionErrors } from './contribution.errors.js';
import { ContributionRepository } from './contribution.repository.js';
import {
  percentOf,
  ppmOf,
  type Contribution,
  type ContributionChange,
  type ContributionOrder,
  type ContributionScope,
  type ContributionTarget,
} from './contribution.rules.js';

const kind = 'CONTRIBUTION';

/** Shares hold for bets that are settled after the change, which two operators make. */
@Injectable()
export class ContributionService implements ApprovalHandler {
  readonly role = 'rewards';

  constructor(
    private readonly contributions: ContributionRepository,
    private readonly approvals: Approvals,
    private readonly idempotency: Idempotency,
  ) {
    approvals.handle(kind, this);
  }

  all = (): Promise<Contribution[]> => this.contributions.all();
  changes = (): Promise<ContributionChange[]> => this.contributions.changes();

  propose(
    operator: OperatorPrincipal,
    request: ContributionTarget & { reason: string },
    key: string,
  ): Promise<Pick<Approval, 'id' | 'status'>> {
    const scope = `contribution:${operator.operatorId}`;
    return this.idempotency.run({ scope, key, body: request }, async (tx) => {
      const known = await this.latest(tx, request);
      const { id, status } = await this.approvals.propose(tx, operator, {
        ...{ kind, subject: `${request.scope}:${request.key}`, memberId: null, amount: null },
        before: valuesOf({ ...request, ppm: known?.ppm ?? null }),
        after: valuesOf(request),
        reason: request.reason,
      });
      return { id, status };
    });
  }

  async apply(tx: Tx, { subject, before, after, reason, proposedBy }: Approval): Promise<string> {
    const [scope, ...key] = subject.split(':');
    const order: ContributionOrder = {
      ...{ scope: scope as ContributionScope, key: key.join(':'), version: Number(before['version']) },
      ...{ ppm: ppmOf(after['share']), reason, operatorId: proposedBy },
    };
    const known = await this.latest(tx, order);
    if (known) await this.contributions.change(tx, order);
    else if (!(await this.contributions.add(tx, order))) throw ContributionErrors.CONTRIBUTION_CHANGED();
    await this.contributions.note(tx, known?.ppm ?? null, order);
    return subject;
  }

  /** As it is; refuses an order that was made from an older state. */
  private async latest(tx: Tx, order: ContributionTarget): Promise<Contribution | undefined> {
    const known = await this.contributions.find(tx, order.scope, order.key);
    const isGame = order.scope === 'GAME';
    if (!isGame && (!known || order.ppm === null)) throw ContributionErrors.CONTRIBUTION_UNKNOWN();
    if ((known?.version ?? 0) !== order.version) throw ContributionErrors.CONTRIBUTION_CHANGED();
    if (!known && order.ppm === null) throw ContributionErrors.CONTRIBUTION_UNKNOWN();
    return known;
  }
}

/** A game that follows its type has no share; the default has no key. */
const valuesOf = ({ scope, key, ppm, version }: ContributionTarget): Values => ({
  ...(scope === 'DEFAULT' ? { gameType: 'OTHER' } : { [scope === 'TYPE' ? 'gameType' : 'game']: key }),
  ...(ppm !== null && { share: percentOf(ppm) }),
  version: String(version),
});
