import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { OddsBook } from '#libs/lottery-engine';
import { CLOCK, type Clock } from '#libs/platform';
import { OddsRepository } from './odds.repository.js';
import { bookOf, defaultTerms } from './odds.rules.js';
import { inForce, type TermRow } from './term.rules.js';

/** How long a change in another process may go unseen, in milliseconds; below the lead of a change. */
const freshMs = 2_000;

/** The odds of an instant. Each process keeps a copy of all terms for two seconds, and the book made of them. */
@Injectable()
export class OddsService implements OnModuleInit {
  private copy: { rows: Promise<TermRow[]>; readAt: number } | undefined;
  private made: { rows: TermRow[]; from: number; until: number; book: OddsBook } | undefined;

  constructor(
    private readonly odds: OddsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.odds.addMissing(defaultTerms(), this.clock.now());
  }

  async at(instant: Date): Promise<OddsBook> {
    const rows = await this.read();
    const time = instant.getTime();
    if (this.made?.rows === rows && time >= this.made.from && time < this.made.until) return this.made.book;
    const starts = rows.map(({ validFrom }) => validFrom.getTime());
    this.made = {
      rows,
      from: Math.max(...starts.filter((start) => start <= time), 0),
      until: Math.min(...starts.filter((start) => start > time), Infinity),
      book: bookOf(inForce(rows, instant)),
    };
    return this.made.book;
  }

  /** The next call reads again. */
  forget(): void {
    this.copy = undefined;
  }

  private read(): Promise<TermRow[]> {
    const now = performance.now();
    if (this.copy && now - this.copy.readAt < freshMs) return this.copy.rows;
    const copy = { rows: this.readAgain(this.copy?.rows), readAt: now };
    this.copy = copy;
    copy.rows.catch(() => {
      if (this.copy === copy) this.copy = undefined;
    });
    return copy.rows;
  }

  private async readAgain(known: Promise<TermRow[]> | undefined): Promise<TermRow[]> {
    const rows = await known?.catch(() => undefined);
    return rows?.length === (await this.odds.count()) ? rows : this.odds.current();
  }
}
