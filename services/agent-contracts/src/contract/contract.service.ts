import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, CONFIG, newId, type Clock } from '#libs/platform';
import type { AgentContractsConfig } from '../agent-contracts.config.js';
import type { CarryRule } from '../terms/payment.terms.js';
import { effectiveFrom } from '../terms/period.rules.js';
import { ContractErrors } from './contract.errors.js';
import {
  ContractRepository,
  type Contract,
  type ContractActor,
  type NamedContract,
} from './contract.repository.js';
import { below, nextStatus, undercut, type Actor, type ContractAction } from './contract.rules.js';
import {
  contractTypes,
  dominates,
  periodsOf,
  tierFault,
  type ContractType,
  type PeriodKind,
  type Tier,
} from '../terms/tier.rules.js';

export interface Offer {
  type: ContractType;
  partyId: string;
  tiers: Tier[];
  period?: PeriodKind | undefined;
  carryRule?: CarryRule | undefined;
}

export interface Answer {
  contractId: string;
  /** The type that the caller named. */
  type: ContractType;
  version: number;
  /** The downline contracts whose end the signer has seen. */
  confirmed?: readonly string[] | undefined;
}

/** What an answer to a contract is called by the side that gives it. */
const answers = ['SIGN', 'REJECT', 'CANCEL', 'REQUEST_TERMINATE', 'ACCEPT_TERMINATE'] as const;
export const memberActions = [...answers, 'REFUSE_TERMINATE', 'CANCEL_TERMINATE'] as const;
export type MemberAction = (typeof memberActions)[number];

const dayMs = 86_400_000;

@Injectable()
export class ContractService {
  constructor(
    private readonly transactions: Transactions,
    private readonly contracts: ContractRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AgentContractsConfig,
  ) {}

  /** An upline offers terms to an agent directly below, or an agent asks for them. */
  async offer(actor: ContractActor, offer: Offer): Promise<string> {
    const { type, partyId, tiers } = offer;
    return this.transactions.run(async (tx) => {
      const place = await this.contracts.place(tx, partyId);
      if (!place) throw ContractErrors.CONTRACT_PARTY_INVALID();
      const initiatorId = actor.kind === 'MEMBER' ? actor.id : null;
      const isParty = initiatorId === partyId;
      if (!isParty && initiatorId !== place.parentId) throw ContractErrors.CONTRACT_PARTY_INVALID();
      await this.contracts.lockLine(tx, type, partyId);
      const period = offer.period ?? (await this.inheritedPeriod(tx, type, partyId, place.parentId));
      const draft = { type, partyId, counterpartyId: place.parentId, tiers, period };
      const held = await this.contracts.inForceOf(tx, type, partyId);
      if (held?.status === 'TERMINATING') throw ContractErrors.CONTRACT_PENDING();
      if (await this.contracts.pendingOf(tx, type, partyId)) throw ContractErrors.CONTRACT_PENDING();
      if (!isParty && initiatorId !== null && (await this.contracts.pendingOf(tx, type, initiatorId)))
        throw ContractErrors.CONTRACT_PENDING();
      await this.check(tx, draft, held);
      const at = this.clock.now();
      const contract: Contract = {
        ...{ ...draft, id: newId(), status: 'PENDING_SIGN', version: 1, initiatorId },
        payer: type === 'DIVIDEND' ? this.config.dividendPayer : this.config.salaryPayer,
        carryRule: offer.carryRule ?? held?.carryRule ?? this.config.dividendCarry,
        ...{
          previousId: held?.id ?? null,
          effectiveFrom: null,
          effectiveTo: null,
          signedAt: null,
          endReason: null,
        },
        ...{ expiresAt: new Date(at.getTime() + this.config.offerDays * dayMs), createdAt: at },
      };
      await this.contracts.insert(tx, contract);
      await this.contracts.record(tx, contract.id, {
        ...{ action: 'REQUEST_NEW', actor, from: null, to: 'PENDING_SIGN', at },
      });
      return contract.id;
    });
  }

  /** The downline contracts that end when this offer is signed. */
  preview(contractId: string): Promise<NamedContract[]> {
    return this.transactions.run(async (tx) => {
      const contract = await this.contracts.find(tx, contractId);
      if (!contract) throw ContractErrors.CONTRACT_NOT_FOUND();
      const { inForce } = await this.contracts.below(tx, contract.type, contract.partyId);
      return undercut(contract, inForce);
    });
  }

  /** A move by one of the sides. The version is the one that was shown. */
  async act(actor: ContractActor, action: MemberAction | 'TERMINATE', answer: Answer): Promise<void> {
    await this.transactions.run(async (tx) => {
      const shown = await this.contracts.find(tx, answer.contractId);
      if (!shown || shown.type !== answer.type || !this.isSide(shown, actor))
        throw ContractErrors.CONTRACT_NOT_FOUND();
      await this.contracts.lockLine(tx, shown.type, shown.partyId);
      const contract = (await this.contracts.find(tx, answer.contractId))!;
      if (contract.version !== answer.version) throw ContractErrors.CONTRACT_CHANGED();
      const to = nextStatus(contract.status, action, this.roleOf(contract, action, actor));
      if (!to) throw ContractErrors.CONTRACT_NOT_ALLOWED();
      const at = this.clock.now();
      const change = { action, actor, from: contract.status, to, at };
      if (action === 'SIGN') return this.sign(tx, contract, actor, answer.confirmed ?? []);
      if (action === 'REQUEST_TERMINATE') {
        if (await this.contracts.pendingOf(tx, contract.type, contract.partyId))
          throw ContractErrors.CONTRACT_PENDING();
        await this.contracts.askTermination(tx, contract.id, actor.kind === 'MEMBER' ? actor.id : null, at);
      }
      if (to !== 'TERMINATED') {
        await this.contracts.move(tx, contract.id, change);
        return;
      }
      const zone = this.config.brandTimeZone;
      const effectiveTo = action === 'TERMINATE' ? at : effectiveFrom(contract.period, at, zone);
      const endReason = action === 'TERMINATE' ? 'OPERATOR' : 'AGREED';
      await this.contracts.move(tx, contract.id, change, { effectiveTo, endReason });
      const { inForce, pending } = await this.contracts.below(tx, contract.type, contract.partyId);
      await this.end(tx, below(contract.partyId, inForce), contract.id, effectiveTo, 'UPLINE_ENDED');
      await this.withdraw(tx, pending, contract.id);
    });
  }

  /** Ends the contracts of a member who moves with the former upline, and those below that depend on them. */
  async leaveUpline(tx: Tx, memberId: string, actor: ContractActor): Promise<void> {
    const at = this.clock.now();
    for (const type of contractTypes) {
      await this.contracts.lockLine(tx, type, memberId);
      const offer = await this.contracts.pendingOf(tx, type, memberId);
      if (offer) await this.withdraw(tx, [offer], offer.id);
      const held = await this.contracts.inForceOf(tx, type, memberId);
      if (!held) continue;
      const change = {
        action: 'TERMINATE' as const,
        actor,
        from: held.status,
        to: 'TERMINATED' as const,
        at,
      };
      await this.contracts.move(tx, held.id, change, { effectiveTo: at, endReason: 'MOVED' });
      const { inForce, pending } = await this.contracts.below(tx, type, memberId);
      await this.end(tx, below(memberId, inForce), held.id, at, 'UPLINE_ENDED');
      await this.withdraw(tx, pending, held.id);
    }
  }

  /** Offers and requests for an end that were not answered in time; such a contract stays in force. */
  async expire(): Promise<number> {
    const now = this.clock.now();
    const askedBefore = new Date(now.getTime() - this.config.offerDays * dayMs);
    const due = await this.contracts.expired(now, askedBefore);
    for (const { id, type, partyId, status } of due)
      await this.transactions.run(async (tx) => {
        await this.contracts.lockLine(tx, type, partyId);
        const at = this.clock.now();
        const to = nextStatus(status, 'EXPIRE', 'SYSTEM')!;
        const actor = { kind: 'SYSTEM' as const, id: null };
        await this.contracts.move(tx, id, { action: 'EXPIRE', actor, from: status, to, at });
      });
    return due.length;
  }

  private async sign(
    tx: Tx,
    contract: NamedContract,
    actor: ContractActor,
    confirmed: readonly string[],
  ): Promise<void> {
    const at = this.clock.now();
    if (contract.expiresAt <= at) throw ContractErrors.CONTRACT_NOT_ALLOWED();
    const held = await this.contracts.inForceOf(tx, contract.type, contract.partyId);
    if (held?.status === 'TERMINATING') throw ContractErrors.CONTRACT_PENDING();
    await this.check(tx, contract, held);
    const { inForce, pending } = await this.contracts.below(tx, contract.type, contract.partyId);
    const ended = undercut(contract, inForce);
    const seen = new Set(confirmed);
    if (ended.length !== seen.size || ended.some(({ id }) => !seen.has(id)))
      throw ContractErrors.CONTRACT_TERMINATIONS_UNCONFIRMED({ contracts: ended.map(({ id }) => id) });
    const from = effectiveFrom(contract.period, at, this.config.brandTimeZone);
    if (held)
      await this.contracts.move(
        ...[tx, held.id, this.bySystem('SUPERSEDE', held, at, contract.id)],
        ...[{ effectiveTo: from, endReason: 'RENEWED' }],
      );
    const change = { action: 'SIGN' as const, actor, from: contract.status, to: 'ACTIVE' as const, at };
    await this.contracts.move(tx, contract.id, change, { effectiveFrom: from, signedAt: at });
    await this.end(tx, ended, contract.id, from, 'UNDERCUT');
    const unfit = pending.filter(
      (offer) =>
        ended.some(({ partyId }) => partyId === offer.counterpartyId) ||
        (offer.counterpartyId === contract.partyId && !dominates(contract.tiers, offer.tiers)),
    );
    await this.withdraw(tx, unfit, contract.id);
  }

  private async end(
    tx: Tx,
    contracts: readonly NamedContract[],
    causeId: string,
    effectiveTo: Date,
    endReason: string,
  ): Promise<void> {
    const at = this.clock.now();
    for (const contract of contracts)
      await this.contracts.move(
        ...[tx, contract.id, this.bySystem('UNDERCUT', contract, at, causeId)],
        ...[{ effectiveTo, endReason }],
      );
  }

  private async withdraw(tx: Tx, offers: readonly Contract[], causeId: string): Promise<void> {
    const at = this.clock.now();
    for (const offer of offers)
      await this.contracts.move(tx, offer.id, this.bySystem('CANCEL', offer, at, causeId));
  }

  private bySystem(action: ContractAction, contract: Contract, at: Date, causeId: string) {
    const to = nextStatus(contract.status, action, 'SYSTEM');
    if (!to) throw ContractErrors.CONTRACT_NOT_ALLOWED();
    return { action, actor: { kind: 'SYSTEM' as const, id: null }, from: contract.status, to, causeId, at };
  }

  /** The rules of an offer, again at its signature: the contract above may have changed since. */
  private async check(
    tx: Tx,
    offer: Pick<Contract, 'type' | 'counterpartyId' | 'tiers' | 'period'>,
    held: Contract | undefined,
  ): Promise<void> {
    const { type, counterpartyId, tiers, period } = offer;
    const fault = tierFault(tiers, this.config);
    if (fault) throw ContractErrors.CONTRACT_TIERS_INVALID({ fault });
    if (!periodsOf(type).includes(period) || (held && held.period !== period))
      throw ContractErrors.CONTRACT_PERIOD_INVALID();
    if (counterpartyId === null) return;
    const above = await this.contracts.inForceOf(tx, type, counterpartyId);
    if (!above) throw ContractErrors.CONTRACT_UPLINE_MISSING();
    if (above.period !== period) throw ContractErrors.CONTRACT_PERIOD_INVALID();
    if (!dominates(above.tiers, tiers)) throw ContractErrors.CONTRACT_ABOVE_UPLINE();
  }

  private async inheritedPeriod(
    tx: Tx,
    type: ContractType,
    partyId: string,
    parentId: string | null,
  ): Promise<PeriodKind> {
    const held = await this.contracts.inForceOf(tx, type, partyId);
    const above = parentId === null ? undefined : await this.contracts.inForceOf(tx, type, parentId);
    return held?.period ?? above?.period ?? periodsOf(type)[0]!;
  }

  private isSide({ partyId, counterpartyId }: Contract, actor: ContractActor): boolean {
    if (actor.kind !== 'MEMBER') return true;
    return actor.id === partyId || actor.id === counterpartyId;
  }

  /** An operator answers for the platform where it is a side, and may end any contract. */
  private roleOf(contract: NamedContract, action: string, actor: ContractActor): Actor {
    if (action === 'TERMINATE') return 'OPERATOR';
    const isOutside = actor.kind !== 'MEMBER' && contract.counterpartyId !== null;
    if (action === 'REQUEST_TERMINATE') return isOutside ? 'OPERATOR' : 'PARTY';
    const initiator =
      contract.status === 'TERMINATING' ? contract.terminationBy : (contract.initiatorId ?? 'platform');
    const self = actor.kind === 'MEMBER' ? actor.id : 'platform';
    if (isOutside) return 'OPERATOR';
    return self === initiator ? 'INITIATOR' : 'ANSWERER';
  }
}
