import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import type { Book } from '../../ledger/chart.rules.js';
import type { BookTurnover } from '../rollup.repository.js';
import { balanceOf, plus, totalOf, type AccountTurnover, type Turnover } from '../rollup.rules.js';

export class TurnoverResponse {
  @ApiProperty({ example: '1250000.00' })
  debits!: string;

  @ApiProperty({ example: '1250000.00' })
  credits!: string;

  static of({ debits, credits }: Turnover): TurnoverResponse {
    return { debits: formatMoney(debits), credits: formatMoney(credits) };
  }
}

export class NameResponse {
  @ApiProperty()
  vi!: string;

  @ApiProperty()
  en!: string;
}

export class TrialBalanceAccount {
  @ApiProperty({ example: 4010 })
  number!: number;

  @ApiProperty({ example: 'house:RNG' })
  code!: string;

  @ApiProperty({ type: NameResponse })
  name!: NameResponse;

  @ApiProperty({ enum: ['ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE'] })
  nature!: string;

  @ApiProperty()
  debits!: string;

  @ApiProperty()
  credits!: string;

  /** Debits less credits of an asset or an expense, credits less debits of the others. */
  @ApiProperty()
  balance!: string;

  /** Up to the newest checkpoint. */
  @ApiProperty({ type: TurnoverResponse })
  checkpoint!: TurnoverResponse;

  /** Of the postings after the checkpoint. */
  @ApiProperty({ type: TurnoverResponse })
  tail!: TurnoverResponse;

  static of({ number, code, name, nature, folded, tail }: AccountTurnover): TrialBalanceAccount {
    const whole = plus(folded, tail);
    return {
      ...{ number, code, name, nature },
      ...TurnoverResponse.of(whole),
      balance: formatMoney(balanceOf(nature, whole)),
      checkpoint: TurnoverResponse.of(folded),
      tail: TurnoverResponse.of(tail),
    };
  }
}

export class MembersResponse {
  /** Balance of account 2000. */
  @ApiProperty()
  ledger!: string;

  /** Sum over the members' accounts. */
  @ApiProperty()
  accounts!: string;

  @ApiProperty({ example: '0.00' })
  difference!: string;
}

export class TrialBalanceResponse {
  @ApiProperty({ enum: ['REAL', 'PLAY'] })
  book!: Book;

  @ApiProperty()
  currency!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  /** The number of the newest checkpoint; 0 before the first. */
  @ApiProperty()
  checkpoint!: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  checkpointAt!: string | null;

  @ApiProperty({ type: [TrialBalanceAccount] })
  accounts!: TrialBalanceAccount[];

  @ApiProperty({ type: TurnoverResponse })
  totals!: TurnoverResponse;

  @ApiProperty({ example: '0.00' })
  difference!: string;

  @ApiProperty({ type: MembersResponse })
  members!: MembersResponse;

  static of(book: Book, currency: string, turnover: BookTurnover): TrialBalanceResponse {
    const total = totalOf(turnover.accounts);
    const players = turnover.accounts.find(({ code }) => code === 'player')!;
    const owed = balanceOf(players.nature, plus(players.folded, players.tail));
    return {
      book,
      currency,
      at: turnover.at.toISOString(),
      checkpoint: Number(turnover.rollup),
      checkpointAt: turnover.rolledUpAt?.toISOString() ?? null,
      accounts: turnover.accounts.map(TrialBalanceAccount.of),
      totals: TurnoverResponse.of(total),
      difference: formatMoney(total.debits - total.credits),
      members: {
        ledger: formatMoney(owed),
        accounts: formatMoney(turnover.members),
        difference: formatMoney(owed - turnover.members),
      },
    };
  }
}
