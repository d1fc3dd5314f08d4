import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Approvals, type Approval, type ApprovalHandler, type Values } from '#libs/approvals';
import type { OperatorPrincipal } from '#libs/auth';
import type { Pool, Tx } from '#libs/database';
import { formatMoney, parseMoney } from '#libs/money';
import { CLOCK, Idempotency, type Clock } from '#libs/platform';
import { RatioErrors } from './ratio.errors.js';
import { RatioRepository } from './ratio.repository.js';
import {
  leadMs,
  type RatioChange,
  type RatioProposal,
  type RatioScope,
  type RatioType,
} from './ratio.rules.js';

const kind = 'POINT_RATIO';

/** Ratios are added to the history by two operators. */
@Injectable()
export class RatioService implements ApprovalHandler, OnModuleInit {
  readonly role = 'rewards';

  constructor(
    private readonly ratios: RatioRepository,
    private readonly approvals: Approvals,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    approvals.handle(kind, this);
  }

  async onModuleInit(): Promise<void> {
    await this.ratios.addMissing(this.clock.now());
  }

  /** The ratios in force; without a brand those of every brand. */
  current(on: Tx | Pool, merchantCode = ''): Promise<Map<RatioType, bigint>> {
    return this.ratios.at(on, merchantCode, this.clock.now());
  }

  history(): Promise<RatioChange[]> {
    return this.ratios.history();
  }

  propose(
    operator: OperatorPrincipal,
    proposal: RatioProposal,
    key: string,
  ): Promise<Pick<Approval, 'id' | 'status'>> {
    const { ratio, validFrom, version, reason, ...ratioScope } = proposal;
    const scope = `point-ratio:${operator.operatorId}`;
    return this.idempotency.run({ scope, key, body: proposal }, async (tx) => {
      await this.checkVersion(tx, ratioScope, version);
      const from = this.startOf(validFrom);
      const now = (await this.ratios.at(tx, ratioScope.merchantCode, from)).get(ratioScope.type);
      const { id, status } = await this.approvals.propose(tx, operator, {
        ...{ kind, subject: subjectOf(ratioScope), memberId: null, amount: null, reason },
        before: {
          ...shownOf(ratioScope),
          ...(now !== undefined && ratioValue(ratioScope.type, now)),
          version: String(version),
        },
        after: {
          ...{ ...shownOf(ratioScope), ...ratioValue(ratioScope.type, BigInt(ratio)) },
          validFrom: validFrom === undefined ? soon : from.toISOString(),
        },
      });
      return { id, status };
    });
  }

  /** The ratio takes effect at its instant, or as soon after the approval as one may. */
  async apply(tx: Tx, { subject, before, after, proposedBy }: Approval): Promise<string> {
    const ratioScope = scopeOf(subject);
    await this.checkVersion(tx, ratioScope, Number(before['version']));
    const { validFrom } = after;
    const added = await this.ratios.add(tx, {
      ...{ ...ratioScope, ratio: ratioOf(after), changedBy: proposedBy, changedAt: this.clock.now() },
      validFrom: this.startOf(validFrom === soon ? undefined : validFrom),
    });
    if (!added) throw RatioErrors.RATIO_EXISTS();
    return subject;
  }

  private async checkVersion(tx: Tx, scope: RatioScope, version: number): Promise<void> {
    if ((await this.ratios.count(tx, scope)) !== version) throw RatioErrors.RATIO_CHANGED();
  }

  private startOf(validFrom: string | undefined): Date {
    const earliest = new Date(this.clock.now().getTime() + leadMs);
    const from = validFrom === undefined ? earliest : new Date(validFrom);
    if (from < earliest) throw RatioErrors.RATIO_TOO_SOON();
    return from;
  }
}

/** Of a ratio that begins as soon as it may after its approval. */
const soon = 'SOON';

const subjectOf = ({ type, merchantCode }: RatioScope): string => JSON.stringify([type, merchantCode]);

function scopeOf(subject: string): RatioScope {
  const [type, merchantCode] = JSON.parse(subject) as [RatioType, string];
  return { type, merchantCode };
}

const shownOf = ({ type, merchantCode }: RatioScope): Values => ({
  pointType: type,
  ...(merchantCode !== '' && { brand: merchantCode }),
});

/** The price of a unit is in points, all others in money for a point. */
const ratioValue = (type: RatioType, ratio: bigint): Values =>
  type === 'redeem' ? { pointsForUnit: String(ratio) } : { amountForPoint: formatMoney(ratio) };

const ratioOf = ({ pointsForUnit, amountForPoint = '' }: Values): bigint =>
  pointsForUnit === undefined ? parseMoney(amountForPoint) : BigInt(pointsForUnit);
