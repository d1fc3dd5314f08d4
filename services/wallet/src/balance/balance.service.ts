import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { demoAccountType } from '#libs/auth';
import { afterCommit } from '#libs/database';
import { RelayBell } from '#libs/messaging';
import type { Book } from '../ledger/chart.rules.js';
import { BalanceRepository, type AccountBalance } from './balance.repository.js';

/** Account type 4 plays with play money only, every other type with real money only. */
export function bookOf(accountType: number): Book {
  return accountType === demoAccountType ? 'PLAY' : 'REAL';
}

@Injectable()
export class BalanceService {
  constructor(
    @Inject(BalanceRepository) private readonly balances: BalanceRepository,
    @Inject(RelayBell) private readonly bell: RelayBell,
  ) {}

  /** A member may be seen here before the event that announces him: the account is then made at once. */
  async read(memberId: string, book: Book): Promise<AccountBalance> {
    const known = await this.balances.find(memberId, book);
    if (known) return known;
    await this.balances.open(memberId, book);
    this.bell.ring();
    return (await this.balances.find(memberId, book))!;
  }

  async open(tx: EntityManager, memberId: string, accountType: number): Promise<void> {
    await this.balances.open(memberId, bookOf(accountType), tx);
    afterCommit(tx, () => this.bell.ring());
  }
}
