import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { memberPlaced } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, type Clock } from '#libs/platform';
import { ContractService } from '../contract/contract.service.js';
import { FiguresRepository } from '../facts/figures.repository.js';
import { NetworkErrors } from '../network/network.errors.js';
import { NetworkRepository } from '../network/network.repository.js';

const agentTypes = [1, 2];
const topAgent = 2;

/** Moves a member with the whole team below to another upline. Figures count there from now on. */
@Injectable()
export class MoveService {
  constructor(
    private readonly transactions: Transactions,
    private readonly network: NetworkRepository,
    private readonly figures: FiguresRepository,
    private readonly contracts: ContractService,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async move(memberId: string, uplineId: string | null, operatorId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.figures.lockFigures(tx);
      const member = await this.network.find(tx, memberId);
      if (!member) throw NetworkErrors.MEMBER_NOT_IN_TEAM();
      const { accountType, parentId } = member;
      const upline = uplineId === null ? undefined : await this.network.find(tx, uplineId);
      const isFit =
        uplineId === null
          ? agentTypes.includes(accountType)
          : upline !== undefined && agentTypes.includes(upline.accountType) && accountType !== topAgent;
      const isSubAgent = accountType === 41 || accountType === 42;
      if (!isFit || isSubAgent || parentId === uplineId) throw NetworkErrors.MOVE_NOT_ALLOWED();
      if (uplineId !== null && (await this.network.isInTeam(tx, memberId, uplineId)))
        throw NetworkErrors.MOVE_NOT_ALLOWED();
      await this.contracts.leaveUpline(tx, memberId, { kind: 'OPERATOR', id: operatorId });
      const at = this.clock.now();
      await this.network.move(tx, memberId, uplineId, at);
      await this.outbox.add(tx, memberPlaced, {
        ...{ memberId, ...(uplineId !== null && { parentId: uplineId }) },
        ...{ depth: upline ? upline.depth + 1 : 0, at: at.toISOString() },
      });
    });
  }
}
