import { Injectable } from '@nestjs/common';
import { demoAccountType } from '#libs/auth';
import { afterCommit, type Tx } from '#libs/database';
import { RelayNotifier } from '#libs/messaging';
import { PlatformErrors } from '#libs/platform';
import type { Book } from '../ledger/chart.rules.js';
import { ownTransaction } from '../ledger/own-transaction.js';
import { BalanceRepository, type AccountBalance } from './balance.repository.js';
import { POSTINGS } from '../ledger/relay-postings.source.js';

/** Account type 4 plays with play money only, every other type with real money only. */
export function bookOf(accountType: number): Book {
  return accountType === demoAccountType ? 'PLAY' : 'REAL';
}

@Injectable()
export class BalanceService {
  constructor(
    private readonly balances: BalanceRepository,
    private readonly relay: RelayNotifier,
  ) {}

  /** Opens the account if the request arrives before the registration event. */
  async read(memberId: string, book: Book): Promise<AccountBalance> {
    const known = await this.balances.find(memberId, book);
    if (known) return known;
    await this.balances.open(ownTransaction, memberId, book);
    this.relay.notify(POSTINGS);
    return (await this.balances.find(memberId, book))!;
  }

  /** An id that an operator typed opens no account. */
  async readKnown(memberId: string, book: Book): Promise<AccountBalance> {
    const known = await this.balances.find(memberId, book);
    if (!known) throw PlatformErrors.NOT_FOUND();
    return known;
  }

  async open(tx: Tx, memberId: string, accountType: number): Promise<void> {
    await this.balances.open(tx, memberId, bookOf(accountType));
    afterCommit(tx, () => this.relay.notify(POSTINGS));
  }
}
