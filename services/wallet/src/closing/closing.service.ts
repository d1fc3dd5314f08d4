import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Gauge, Registry } from 'prom-client';
import { Transactions } from '#libs/database';
import { PeriodicJob } from '#libs/jobs';
import { CLOCK, LOGGER, type Clock } from '#libs/platform';
import { accountNumber, type AccountCode, type Book } from '../ledger/chart.rules.js';
import { RollupRepository, type BookTurnover } from '../rollup/rollup.repository.js';
import { balanceOf, plus, totalOf } from '../rollup/rollup.rules.js';
import { ClosingRepository, type ClosedDay } from './closing.repository.js';
import {
  channelDifference,
  ledgerDifference,
  type ChannelClosing,
  type LedgerClosing,
} from './closing.rules.js';

const zone = 'Asia/Ho_Chi_Minh';
const books = ['REAL', 'PLAY'] as const;

/** The trial balance and the channels, compared and kept once a day. Corrects nothing. */
@Injectable()
export class ClosingService {
  private readonly ledger: Gauge<'book'>;
  private readonly channels: Gauge<'channel'>;

  constructor(
    private readonly closings: ClosingRepository,
    private readonly rollups: RollupRepository,
    private readonly transactions: Transactions,
    metrics: Registry,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const registers = [metrics];
    this.ledger = new Gauge({
      name: 'ledger_closing_difference',
      help: 'What the trial balance of the day is out by, in minor units',
      labelNames: ['book'],
      registers,
    });
    this.channels = new Gauge({
      name: 'channel_closing_difference',
      help: 'Balance of a payment channel beyond what its orders say, in minor units',
      labelNames: ['channel'],
      registers,
    });
  }

  @PeriodicJob({ name: 'close-day', cron: '5 0 * * *', timeZone: zone })
  async run(): Promise<void> {
    await this.close();
  }

  /** A day that is closed already keeps its first figures; the alarm shows the newest. */
  async close(): Promise<{ books: LedgerClosing[]; channels: ChannelClosing[] }> {
    const at = this.clock.now();
    const closed = await this.transactions.run(async (tx) => {
      await this.closings.inOneSnapshot(tx);
      const turnovers = new Map<Book, BookTurnover>();
      for (const book of books) turnovers.set(book, await this.rollups.turnover(tx, book));
      const real = turnovers.get('REAL')!;
      const found = {
        books: books.map((book) => ledgerClosing(book, turnovers.get(book)!)),
        channels: (await this.closings.channels(tx)).map((channel) => ({
          ...channel,
          ledger: balanceIn(real, `channel:${channel.channel}` as AccountCode, 'REAL'),
        })),
      };
      await this.closings.keep(tx, dayOf(at), found.books, found.channels, at);
      return found;
    });
    for (const closing of closed.books) this.show(closing);
    for (const closing of closed.channels) this.showChannel(closing);
    return closed;
  }

  days(limit: number): Promise<ClosedDay[]> {
    return this.closings.days(limit);
  }

  private show(closing: LedgerClosing): void {
    const difference = ledgerDifference(closing);
    this.ledger.set({ book: closing.book }, Number(difference));
    if (difference !== 0n)
      this.logger.error({ book: closing.book, difference: String(difference) }, 'the trial balance differs');
  }

  private showChannel(closing: ChannelClosing): void {
    const difference = channelDifference(closing);
    this.channels.set({ channel: closing.channel }, Number(difference));
    if (difference !== 0n)
      this.logger.error(
        { channel: closing.channel, difference: String(difference) },
        'a payment channel differs from its orders',
      );
  }
}

function ledgerClosing(book: Book, turnover: BookTurnover): LedgerClosing {
  const { debits, credits } = totalOf(turnover.accounts);
  return {
    ...{ book, debits, credits, members: turnover.members },
    control: balanceIn(turnover, 'player', book),
  };
}

function balanceIn({ accounts }: BookTurnover, code: AccountCode, book: Book): bigint {
  const account = accounts.find(({ number }) => number === accountNumber(code, book));
  return account ? balanceOf(account.nature, plus(account.folded, account.tail)) : 0n;
}

/** The job runs after midnight, later if it is retried: it closes the day that ended. */
function dayOf(at: Date): string {
  return new Date(at.getTime() - 86_400_000).toLocaleDateString('sv-SE', { timeZone: zone });
}
