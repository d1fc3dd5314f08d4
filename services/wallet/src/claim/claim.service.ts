import { Inject, Injectable } from '@nestjs/common';
import { afterCommit, Transactions, type Tx } from '#libs/database';
import { claimChanged } from '#libs/events';
import { Outbox, RelayNotifier } from '#libs/messaging';
import { CLOCK, CONFIG, PlatformErrors, type Clock } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { ClaimRepository } from './claim.repository.js';
import { statusOf, type Claim, type ClaimRequest } from './claim.rules.js';
import { POSTINGS } from '../ledger/relay-postings.source.js';

const atOnce = 100;

/** Collects what members owe to each other: from the debtor in one transaction, to the creditor in the next. */
@Injectable()
export class ClaimService {
  constructor(
    private readonly claims: ClaimRepository,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly relay: RelayNotifier,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  async open(tx: Tx, request: ClaimRequest): Promise<void> {
    await this.claims.open(tx, request);
    afterCommit(tx, () => this.relay.notify(POSTINGS));
  }

  openOf = (debtorId: string): Promise<Claim[]> => this.claims.openOf(debtorId);

  async ofMember(memberId: string): Promise<Claim[]> {
    if (!(await this.claims.hasAccount(memberId))) throw PlatformErrors.NOT_FOUND();
    return this.claims.ofMember(memberId);
  }

  /** What games paid to a debtor since the last credit is collected here; credits pay their claims themselves. */
  async collect(): Promise<void> {
    for (const debtorId of await this.claims.debtors(atOnce))
      await this.transactions.run((tx) => this.claims.collect(tx, debtorId));
  }

  /** True while there is more. */
  async credit(): Promise<boolean> {
    const payments = await this.claims.uncredited(atOnce);
    for (const id of payments)
      await this.transactions.run(async (tx) => {
        const claim = await this.claims.credit(tx, id);
        if (claim) await this.announce(tx, claim);
      });
    return payments.length === atOnce;
  }

  /** Announces how the claim stands to the service that asked for it. */
  async announce(tx: Tx, claim: Claim): Promise<void> {
    const { claimKey, requestedBy, debtorId, creditorId, amount, credited } = claim;
    await this.outbox.add(tx, claimChanged, {
      ...{ claimKey, requestedBy, debtorId, creditorId, status: statusOf(claim), amount: String(amount) },
      ...{ credited: String(credited), currency: this.config.currency, at: this.clock.now().toISOString() },
    });
    afterCommit(tx, () => this.relay.notify(POSTINGS));
  }
}
