import { Inject, Injectable } from '@nestjs/common';
import { Approvals, type Approval, type ApprovalHandler, type Values } from '#libs/approvals';
import type { OperatorPrincipal } from '#libs/auth';
import type { Tx } from '#libs/database';
import { formatMoney } from '#libs/money';
import { CLOCK, Idempotency, type Clock } from '#libs/platform';
import type { OverpaidTree } from './guard.rules.js';
import { RunRepository, type Run } from './run.repository.js';
import { RunStopRepository } from './run-stop.repository.js';
import { SettlementErrors } from './settlement.errors.js';

const kind = 'RUN_RELEASE';

/** A run that would pay trees more than they earned pays them when two operators say so. */
@Injectable()
export class RunReleaseService implements ApprovalHandler {
  readonly role = 'agents';

  constructor(
    private readonly runs: RunRepository,
    private readonly stops: RunStopRepository,
    private readonly approvals: Approvals,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    approvals.handle(kind, this);
  }

  propose(
    operator: OperatorPrincipal,
    runId: string,
    reason: string,
    key: string,
  ): Promise<Pick<Approval, 'id' | 'status'>> {
    const scope = `run-release:${operator.operatorId}`;
    return this.idempotency.run({ scope, key, body: { runId, reason } }, async (tx) => {
      const { run, trees } = await this.stopped(tx, runId);
      const { id, status } = await this.approvals.propose(tx, operator, {
        ...{ kind, subject: runId, memberId: null, amount: excessOf(trees), reason },
        ...shownOf(run, trees),
      });
      return { id, status };
    });
  }

  /** Takes effect on the figures that were proposed only; the next step of the run pays. */
  async apply(tx: Tx, { subject, after, proposedBy, decidedBy }: Approval): Promise<string> {
    const { run, trees } = await this.stopped(tx, subject);
    const shown = shownOf(run, trees).after;
    if (Object.entries(shown).some(([name, value]) => after[name] !== value))
      throw SettlementErrors.RUN_CHANGED();
    const at = this.clock.now();
    await this.stops.release(tx, run.id, decidedBy ?? proposedBy, at);
    await this.runs.move(tx, run.id, 'FROZEN', { at });
    return subject;
  }

  private async stopped(tx: Tx, runId: string): Promise<{ run: Run; trees: OverpaidTree[] }> {
    const run = await this.runs.lock(tx, runId);
    if (!run) throw SettlementErrors.RUN_NOT_FOUND();
    if (run.status !== 'STOPPED') throw SettlementErrors.RUN_NOT_ALLOWED();
    return { run, trees: await this.stops.waiting(tx, runId) };
  }
}

const sum = (amounts: bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
const excessOf = (trees: readonly OverpaidTree[]): bigint =>
  sum(trees.map(({ payable, gross }) => payable - gross));

function shownOf(
  { type, periodKey }: Run,
  trees: readonly OverpaidTree[],
): { before: Values; after: Values } {
  const run = { contractType: type, period: periodKey, trees: String(trees.length) };
  const earned = formatMoney(sum(trees.map(({ gross }) => gross)));
  return {
    before: { ...run, earned, released: '0.00' },
    after: { ...run, earned, released: formatMoney(sum(trees.map(({ payable }) => payable))) },
  };
}
