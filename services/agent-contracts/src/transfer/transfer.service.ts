import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { businessDay, CLOCK, CONFIG, Idempotency, newId, ServiceClient, type Clock } from '#libs/platform';
import type { AgentContractsConfig } from '../agent-contracts.config.js';
import { FiguresService } from '../facts/figures.service.js';
import { PaymentRepository } from '../settlement/payment.repository.js';
import { AgentTransferErrors } from './transfer.errors.js';
import {
  AgentTransferRepository,
  type AgentTransfer,
  type TransferDirection,
  type TransferSide,
} from './transfer.repository.js';

import { UplineSwitch } from './upline-switch.js';

export interface TransferOrder {
  toId: string;
  amount: bigint;
  note: string | undefined;
  /** Given by the client: the same key is one transfer. */
  key: string;
}

const topAgent = 2;
const openAfterMs = 30_000;
const openAtOnce = 100;

/** Money between an agent and the downline. A transfer is recorded first, so that the wallet's posting has one permanent key. */
@Injectable()
export class AgentTransferService {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly transfers: AgentTransferRepository,
    private readonly payments: PaymentRepository,
    private readonly figures: FiguresService,
    private readonly client: ServiceClient,
    private readonly uplineSwitch: UplineSwitch,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AgentContractsConfig,
  ) {}

  /** An agent sends money to a member of the downline. */
  down(agentId: string, order: TransferOrder): Promise<string> {
    return this.send(agentId, 'DOWN', order, async (tx, _sender, receiver) => {
      const level = await this.transfers.levelBelow(tx, agentId, receiver.memberId);
      if (level === undefined || level > this.config.transferLevels)
        throw AgentTransferErrors.TRANSFER_RECEIVER_INVALID();
    });
  }

  /** A member sends money to the upline; an agent at the top has none. */
  async up(memberId: string, order: Omit<TransferOrder, 'toId'>): Promise<string> {
    const sender = await this.transactions.run((tx) => this.transfers.side(tx, memberId));
    const isOn = this.config.transfersToUpline === 'on' && this.uplineSwitch.isOn();
    if (!isOn || sender?.accountType === topAgent || !sender?.parentId)
      throw AgentTransferErrors.TRANSFER_NOT_ALLOWED();
    return this.send(memberId, 'UP', { ...order, toId: sender.parentId }, (_tx, from, to) => {
      if (from.parentId !== to.memberId) throw AgentTransferErrors.TRANSFER_RECEIVER_INVALID();
      return Promise.resolve();
    });
  }

  /** Transfers whose answer was lost are sent again under their key. */
  async resume(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - openAfterMs);
    for (const id of await this.transfers.open(before, openAtOnce)) await this.post(id);
  }

  private async send(
    fromId: string,
    direction: TransferDirection,
    order: TransferOrder,
    mayReceive: (tx: Tx, sender: TransferSide, receiver: TransferSide) => Promise<void>,
  ): Promise<string> {
    const { toId, amount, note, key } = order;
    const { turnoverLeft } = await this.client.call<{ turnoverLeft: string }>(
      ...(['wallet', 'GET', `/internal/balances/${fromId}?book=REAL`] as const),
    );
    const body = { direction, toId, amount: String(amount), note };
    const id = await this.idempotency.run({ scope: `transfer:${fromId}`, key, body }, async (tx) => {
      await this.transfers.lockSender(tx, fromId);
      const [sender, receiver] = [await this.transfers.side(tx, fromId), await this.transfers.side(tx, toId)];
      if (!sender || !receiver) throw AgentTransferErrors.TRANSFER_RECEIVER_INVALID();
      await mayReceive(tx, sender, receiver);
      if (sender.frozen || receiver.frozen) throw AgentTransferErrors.TRANSFER_FROZEN();
      if ((await this.payments.owedBy(tx, fromId)) > 0n) throw AgentTransferErrors.TRANSFER_DEBT_OPEN();
      if (BigInt(turnoverLeft) > 0n) throw AgentTransferErrors.TRANSFER_TURNOVER_OPEN();
      const at = this.clock.now();
      const day = businessDay(at, this.config.brandTimeZone);
      await this.checkLimits(tx, sender, amount, day);
      const transfer: AgentTransfer = {
        ...{ id: newId(), fromId, toId, direction, amount: String(amount), note: note ?? null },
        ...{ status: 'REQUESTED', day, requestedAt: at },
      };
      await this.transfers.add(tx, transfer);
      return transfer.id;
    });
    if (!(await this.post(id))) throw AgentTransferErrors.TRANSFER_REFUSED();
    return id;
  }

  private async checkLimits(
    tx: Tx,
    { memberId, limit }: TransferSide,
    amount: bigint,
    day: string,
  ): Promise<void> {
    const { transferMinimum, transferMaximum, transfersPerDay, transferSumPerDay } = this.config;
    if (amount < BigInt(transferMinimum) || amount > BigInt(transferMaximum))
      throw AgentTransferErrors.TRANSFER_AMOUNT_INVALID();
    const { count, sum } = await this.transfers.sent(tx, memberId, day);
    const most = limit === null ? BigInt(transferSumPerDay) : BigInt(limit);
    if (count >= transfersPerDay || sum + amount > most) throw AgentTransferErrors.TRANSFER_LIMIT_REACHED();
  }

  /** Whether the money moved. The wallet answers a repetition as it did the first time. */
  private async post(id: string): Promise<boolean> {
    const transfer = (await this.transfers.find(id))!;
    if (transfer.status !== 'REQUESTED') return transfer.status === 'DONE';
    const { fromId, toId, amount, note, requestedAt } = transfer;
    const { outcome, postingId } = await this.client.call<{ outcome: string; postingId: string | null }>(
      ...(['wallet', 'POST', '/internal/transfers'] as const),
      {
        body: {
          ...{ externalId: `agent-transfer:${id}`, fromMemberId: fromId, toMemberId: toId, amount },
          ...{ turnover: this.config.transferTurnover, ...(note !== null && { reason: note }) },
        },
      },
    );
    const done = outcome === 'ACCEPTED';
    await this.transactions.run(async (tx) => {
      const answer = { done, outcome, postingId, at: this.clock.now() };
      if (!(await this.transfers.settle(tx, id, answer)) || !done) return;
      const at = requestedAt.toISOString();
      for (const [kind, memberId] of [
        ['TRANSFER_OUT', fromId],
        ['TRANSFER_IN', toId],
      ] as const) {
        const sourceKey = `agent-contracts:transfer:${id}:${kind}`;
        await this.figures.countMoney(tx, { sourceKey, memberId, kind, amount, first: false, at });
      }
    });
    return done;
  }
}
