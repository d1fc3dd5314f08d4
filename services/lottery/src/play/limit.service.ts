import { Injectable } from '@nestjs/common';
import { LimitRepository } from './limit.repository.js';
import { limitsOf, type Limit, type Limits } from './limit.rules.js';

/** How long a change in another process may go unseen, in milliseconds. */
const freshMs = 2_000;

/** The limits in force, of which each process keeps a copy for two seconds. */
@Injectable()
export class LimitService {
  private copy: { rows: Promise<Limit[]>; readAt: number } | undefined;

  constructor(private readonly limits: LimitRepository) {}

  /** Of one game. */
  async of(game: string): Promise<Limits> {
    return limitsOf(await this.read(), game);
  }

  /** Of any game. */
  async all(): Promise<(game: string) => Limits> {
    const rows = await this.read();
    return (game) => limitsOf(rows, game);
  }

  /** The next call reads again. */
  forget(): void {
    this.copy = undefined;
  }

  private read(): Promise<Limit[]> {
    const now = performance.now();
    if (this.copy && now - this.copy.readAt < freshMs) return this.copy.rows;
    const copy = { rows: this.limits.current(), readAt: now };
    this.copy = copy;
    copy.rows.catch(() => {
      if (this.copy === copy) this.copy = undefined;
    });
    return copy.rows;
  }
}
