import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Approvals, type Approval, type ApprovalHandler, type Values } from '#libs/approvals';
import type { OperatorPrincipal } from '#libs/auth';
import type { Tx } from '#libs/database';
import type { BetCategory } from '#libs/events';
import { CLOCK, Idempotency, type Clock } from '#libs/platform';
import { RateErrors } from './rate.errors.js';
import { RateRepository } from './rate.repository.js';
import { leadMs, type RateChange, type RateProposal, type RateScope } from './rate.rules.js';

const kind = 'CASHBACK_RATE';

/** Rates are added to the history by two operators. */
@Injectable()
export class RateService implements ApprovalHandler, OnModuleInit {
  readonly role = 'rewards';

  constructor(
    private readonly rates: RateRepository,
    private readonly approvals: Approvals,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    approvals.handle(kind, this);
  }

  async onModuleInit(): Promise<void> {
    await this.rates.addMissing(this.clock.now());
  }

  history(): Promise<RateChange[]> {
    return this.rates.history();
  }

  propose(
    operator: OperatorPrincipal,
    proposal: RateProposal,
    key: string,
  ): Promise<Pick<Approval, 'id' | 'status'>> {
    const { ratePpm, validFrom, version, reason, ...rateScope } = proposal;
    const scope = `cashback-rate:${operator.operatorId}`;
    return this.idempotency.run({ scope, key, body: proposal }, async (tx) => {
      await this.checkVersion(tx, rateScope, version);
      const from = this.startOf(validFrom);
      const now = await this.rates.at(tx, rateScope, from);
      const { id, status } = await this.approvals.propose(tx, operator, {
        ...{ kind, subject: subjectOf(rateScope), memberId: null, amount: null, reason },
        before: {
          ...shownOf(rateScope),
          ...(now !== undefined && { cashback: percentOf(now) }),
          version: String(version),
        },
        after: {
          ...shownOf(rateScope),
          ...{ cashback: percentOf(ratePpm), validFrom: validFrom === undefined ? soon : from.toISOString() },
        },
      });
      return { id, status };
    });
  }

  /** The rate takes effect at its instant, or as soon after the approval as one may. */
  async apply(tx: Tx, { subject, before, after, proposedBy }: Approval): Promise<string> {
    const rateScope = scopeOf(subject);
    await this.checkVersion(tx, rateScope, Number(before['version']));
    const { cashback = '', validFrom } = after;
    const added = await this.rates.add(tx, {
      ...{ ...rateScope, ratePpm: ppmOf(cashback), changedBy: proposedBy, changedAt: this.clock.now() },
      validFrom: this.startOf(validFrom === soon ? undefined : validFrom),
    });
    if (!added) throw RateErrors.RATE_EXISTS();
    return subject;
  }

  private async checkVersion(tx: Tx, scope: RateScope, version: number): Promise<void> {
    if ((await this.rates.count(tx, scope)) !== version) throw RateErrors.RATE_CHANGED();
  }

  private startOf(validFrom: string | undefined): Date {
    const earliest = new Date(this.clock.now().getTime() + leadMs);
    const from = validFrom === undefined ? earliest : new Date(validFrom);
    if (from < earliest) throw RateErrors.RATE_TOO_SOON();
    return from;
  }
}

/** Of a rate that begins as soon as it may after its approval. */
const soon = 'SOON';

const subjectOf = ({ category, vassalage, merchantCode }: RateScope): string =>
  JSON.stringify([category, vassalage, merchantCode]);

function scopeOf(subject: string): RateScope {
  const [category, vassalage, merchantCode] = JSON.parse(subject) as [BetCategory, string, string];
  return { category, vassalage, merchantCode };
}

const shownOf = ({ category, vassalage, merchantCode }: RateScope): Values => ({
  gameType: category,
  ...(vassalage !== '' && { vendor: vassalage }),
  ...(merchantCode !== '' && { brand: merchantCode }),
});

/** Four decimals hold every millionth. */
const percentOf = (ppm: number): string => `${ppm / 10_000}%`;
const ppmOf = (percent: string): number => Math.round(Number(percent.slice(0, -1)) * 10_000);
