import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CLOCK, CONFIG, LOGGER, type Clock } from '#libs/platform';
import { gameDefinitionOf, layoutOf, type Result } from '#libs/lottery-engine';
import type { Draw } from '../draw/draw.rules.js';
import type { LotteryConfig } from '../lottery.config.js';
import { readResultPage } from './result-page.rules.js';

const timeoutMs = 5_000;
const maxBytes = 1024 * 1024;
/** A page is public: it is not asked more often. */
const askAgainMs = 60_000;

/** Reads pages on which results are published. They are not signed, so that each is one source of two. */
@Injectable()
export class ResultPageClient {
  private readonly askedAt = new Map<string, number>();

  constructor(
    @Inject(CONFIG) private readonly config: LotteryConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get count(): number {
    return Object.keys(this.config.feeds.resultPages).length;
  }

  /** The name of a game's page as a source; undefined where it has none. */
  sourceOf(gameCode: string): string | undefined {
    const page = this.config.feeds.resultPages[gameCode];
    return page === undefined ? undefined : `page:${new URL(page).host}`;
  }

  /** The result of a draw; undefined if the page does not have it complete, or was asked within a minute. */
  async result({ gameCode, numero, businessDay }: Draw): Promise<Result | undefined> {
    const address = addressOf(this.config.feeds.resultPages[gameCode]!, businessDay);
    if (!this.mayAsk(`${gameCode} ${numero}`)) return undefined;
    try {
      const answer = await fetch(address, {
        redirect: 'error',
        headers: { accept: 'text/html' },
        signal: AbortSignal.timeout(timeoutMs * this.config.timeoutFactor),
      });
      if (!answer.ok) throw new Error(`the page answered ${answer.status}`);
      const html = await answer.text();
      if (html.length > maxBytes) throw new Error('the page is too large');
      const reading = readResultPage(html, layoutOf(gameDefinitionOf(gameCode)!.layout), businessDay);
      if ('fault' in reading) throw new Error(`the page has no result: ${reading.fault}`);
      return reading.result;
    } catch (error) {
      this.logger.warn({ err: error, gameCode, numero, address }, 'no result from a page, will retry');
      return undefined;
    }
  }

  private mayAsk(name: string): boolean {
    const now = this.clock.now().getTime();
    for (const [known, at] of this.askedAt) if (now - at >= askAgainMs) this.askedAt.delete(known);
    if (this.askedAt.has(name)) return false;
    this.askedAt.set(name, now);
    return true;
  }
}

/** The page of a day: `{day}`, `{month}` and `{year}` stand for its parts. */
export function addressOf(page: string, businessDay: string): string {
  const [year = '', month = '', day = ''] = businessDay.split('-');
  return page.replaceAll('{day}', day).replaceAll('{month}', month).replaceAll('{year}', year);
}
