import { Inject, Injectable, Logger } from '@nestjs/common';
import { Pool, Transactions, type Tx } from '#libs/database';
import { CLOCK, CONFIG, Idempotency, newId, SealingKeys, type Clock } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { BankAccountErrors } from './bank-account.errors.js';
import {
  BankAccountRepository,
  type AccountOfMember,
  type BankAccount,
  type SharedNumber,
} from './bank-account.repository.js';
import { holderName, isNumberOf, maskedNumber } from './bank-account.rules.js';
import { BankAccountResponse } from './dto/bank-account.response.js';
import { institutionOf, institutions } from './institutions.js';

const maxAccounts = 5;
const hour = 3_600_000;

export interface Binding {
  institution: string;
  number: string;
  holder: string;
}

/** Accounts that a member is paid to. */
@Injectable()
export class BankAccountService {
  private readonly logger = new Logger(BankAccountService.name);
  private readonly sealing: SealingKeys;

  constructor(
    private readonly accounts: BankAccountRepository,
    private readonly idempotency: Idempotency,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WalletConfig,
    private readonly pool: Pool,
  ) {
    this.sealing = new SealingKeys(config, 'wallet');
  }

  async list(memberId: string): Promise<BankAccountResponse[]> {
    const accounts = await this.accounts.ofMember(this.pool, memberId);
    return accounts.map((account) => BankAccountResponse.of(account, this.holderOf(account)));
  }

  bind(memberId: string, binding: Binding, key: string): Promise<BankAccountResponse> {
    return this.idempotency.run({ scope: `bank-account:${memberId}`, key, body: binding }, async (tx) => {
      await this.accounts.lockMember(tx, memberId);
      const account = await this.checked(tx, memberId, binding);
      await this.accounts.insert(tx, account);
      const others = await this.accounts.othersWith(tx, account.numberIndex, memberId);
      if (others > 0)
        this.logger.warn(`Payout account ${account.id} has a number that ${others} other members have bound`);
      return BankAccountResponse.of(account, this.holderOf(account));
    });
  }

  async remove(memberId: string, id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.accounts.lockMember(tx, memberId);
      const accounts = await this.accounts.ofMember(tx, memberId);
      if (!accounts.some((account) => account.id === id)) throw BankAccountErrors.BANK_ACCOUNT_NOT_FOUND();
      if (await this.accounts.isInUse(tx, id)) throw BankAccountErrors.BANK_ACCOUNT_IN_USE();
      await this.accounts.remove(tx, id, this.clock.now());
    });
  }

  shared(): Promise<SharedNumber[]> {
    return this.accounts.shared(200);
  }

  withNumber(number: string): Promise<AccountOfMember[]> {
    const indexes = institutions.map(({ code }) => this.numberIndex(code, number));
    return this.accounts.withNumber(indexes, 100);
  }

  /** What a channel needs to pay to the account. */
  payeeOf(account: BankAccount): { number: string; holder: string } {
    return {
      number: this.sealing.open('bank-account-number', account.id, account.sealedNumber),
      holder: this.holderOf(account),
    };
  }

  private async checked(tx: Tx, memberId: string, binding: Binding): Promise<BankAccount> {
    const institution = institutionOf(binding.institution);
    if (!institution) throw BankAccountErrors.BANK_ACCOUNT_INSTITUTION_UNKNOWN();
    if (!isNumberOf(institution.kind, binding.number)) throw BankAccountErrors.BANK_ACCOUNT_NUMBER_INVALID();
    const holder = holderName(binding.holder);
    if (holder === undefined) throw BankAccountErrors.BANK_ACCOUNT_HOLDER_INVALID();
    const bound = await this.accounts.ofMember(tx, memberId);
    if (bound.length >= maxAccounts) throw BankAccountErrors.BANK_ACCOUNT_TOO_MANY({ max: maxAccounts });
    const first = await this.accounts.firstOf(tx, memberId);
    if (first && this.holderOf(first) !== holder) throw BankAccountErrors.BANK_ACCOUNT_HOLDER_DIFFERS();
    const numberIndex = this.numberIndex(institution.code, binding.number);
    if (bound.some((account) => account.numberIndex === numberIndex))
      throw BankAccountErrors.BANK_ACCOUNT_KNOWN();
    const id = newId();
    const now = this.clock.now();
    // A first account takes nothing over: only a further one may be a thief's.
    const waitMs = first ? this.config.withdrawal.coolDownHours * hour : 0;
    return {
      ...{ id, memberId, kind: institution.kind, institution: institution.code, numberIndex },
      sealedNumber: this.sealing.seal('bank-account-number', id, binding.number),
      maskedNumber: maskedNumber(binding.number),
      sealedHolder: this.sealing.seal('bank-account-holder', id, holder),
      createdAt: now,
      usableFrom: new Date(now.getTime() + waitMs),
    };
  }

  private numberIndex(institution: string, number: string): string {
    return this.sealing.blindIndex('bank-account-number', `${institution}/${number}`);
  }

  private holderOf(account: BankAccount): string {
    return this.sealing.open('bank-account-holder', account.id, account.sealedHolder);
  }
}
