import { Inject, Injectable } from '@nestjs/common';
import { Approvals, type Approval, type ApprovalHandler } from '#libs/approvals';
import type { OperatorPrincipal } from '#libs/auth';
import type { Tx } from '#libs/database';
import { gameDefinitionOf } from '#libs/lottery-engine';
import type { DrawName } from '#libs/lottery-engine/fairness';
import { CLOCK, Idempotency, newId, type Clock } from '#libs/platform';
import { DrawErrors } from '../draw/draw.errors.js';
import { DrawRepository } from '../draw/draw.repository.js';
import type { Draw } from '../draw/draw.rules.js';
import { DrawService } from '../draw/draw.service.js';
import { OperationRepository } from './operation.repository.js';

const kind = 'DRAW_VOID';

/** Voids draws without a result by two operators; an own draw only while it takes bets, when its result cannot be known. */
@Injectable()
export class VoidingService implements ApprovalHandler {
  readonly role = 'lottery';

  constructor(
    private readonly draws: DrawRepository,
    private readonly drawing: DrawService,
    private readonly operations: OperationRepository,
    private readonly approvals: Approvals,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    approvals.handle(kind, this);
  }

  propose(
    operator: OperatorPrincipal,
    name: DrawName,
    reason: string,
    key: string,
  ): Promise<Pick<Approval, 'id' | 'status'>> {
    const scope = `draw-void:${operator.operatorId}`;
    return this.idempotency.run({ scope, key, body: { ...name, reason } }, async (tx) => {
      await this.lockVoidable(tx, name);
      const subject = `${name.gameCode}/${name.numero}`;
      const { id, status } = await this.approvals.propose(tx, operator, {
        ...{ kind, subject, memberId: null, amount: null, reason },
        before: { draw: subject, state: 'PENDING' },
        after: { draw: subject, state: 'VOID' },
      });
      return { id, status };
    });
  }

  async apply(tx: Tx, { id, subject, reason, proposedBy, decidedBy }: Approval): Promise<string> {
    const [gameCode = '', numero = ''] = subject.split('/');
    const draw = await this.lockVoidable(tx, { gameCode, numero });
    await this.drawing.makeVoidIn(tx, draw, 'OPERATOR');
    await this.operations.record(tx, {
      ...{ id: newId(), operatorId: proposedBy, action: 'VOID_DRAW', subject },
      details: { reason, approval: id, approvedBy: decidedBy },
      actedAt: this.clock.now(),
    });
    return subject;
  }

  private async lockVoidable(tx: Tx, name: DrawName): Promise<Draw> {
    const draw = await this.draws.lock(tx, name);
    if (!draw) throw DrawErrors.LOTTERY_DRAW_NOT_FOUND();
    if (draw.state !== 'PENDING') throw DrawErrors.LOTTERY_DRAW_NOT_VOIDABLE();
    const isOwn = gameDefinitionOf(name.gameCode)?.source === 'OWN';
    if (isOwn && (await this.draws.hasClosed(tx, draw))) throw DrawErrors.LOTTERY_OWN_DRAW_CLOSED();
    return draw;
  }
}
