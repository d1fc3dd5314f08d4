import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { PeriodicJob } from '#libs/jobs';
import { CLOCK, LOGGER, type Clock } from '#libs/platform';
import { DrawRepository } from '../draw/draw.repository.js';
import type { Draw } from '../draw/draw.rules.js';
import { gameDefinitions, type Result } from '#libs/lottery-engine';
import { ResultEntryService } from '../operation/result-entry.service.js';
import { FeedClient } from './feed.client.js';
import { FeedRepository } from './feed.repository.js';
import { ResultPageClient } from './result-page.client.js';

const drawsAtOnce = 100;
/** A feed that has answered is asked again for a draw only while its answer stands alone. */
const askAgainMs = 60_000;

/** Official games that are drawn elsewhere, and do not take over the result of another. */
const fedGames = gameDefinitions
  .filter(({ source, resultOf }) => source === 'OFFICIAL' && !resultOf)
  .map(({ code }) => code);

/** Enters what feeds say of draws that are due; a result stands when two of them agree. */
@Injectable()
export class FeedService {
  constructor(
    private readonly client: FeedClient,
    private readonly pages: ResultPageClient,
    private readonly feeds: FeedRepository,
    private readonly draws: DrawRepository,
    private readonly results: ResultEntryService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @PeriodicJob({ name: 'read-feeds', everySeconds: 5 })
  async readDue(): Promise<void> {
    if (this.client.names.length + this.pages.count === 0) return;
    const now = this.clock.now();
    const due = Map.groupBy(await this.draws.due(fedGames, now, drawsAtOnce), ({ gameCode }) => gameCode);
    if (due.size === 0) return;
    const answered = await this.feeds.answeredSince(new Date(now.getTime() - askAgainMs));
    for (const [gameCode, draws] of due) {
      const openFor = (source: string) =>
        draws.filter(({ numero }) => !answered.has(`${source} ${gameCode} ${numero}`));
      for (const feed of this.client.names) {
        const open = openFor(feed);
        if (open.length > 0) await this.enter(feed, gameCode, open);
      }
      const page = this.pages.sourceOf(gameCode);
      if (page !== undefined) await this.enterPublished(page, openFor(page));
    }
  }

  private async enterPublished(page: string, draws: readonly Draw[]): Promise<void> {
    for (const draw of draws) {
      const result = await this.pages.result(draw);
      if (result) await this.propose(page, draw.gameCode, draw.numero, result);
    }
  }

  private async enter(feed: string, gameCode: string, draws: readonly Draw[]): Promise<void> {
    const numeros = draws.map(({ numero }) => numero);
    for (const [numero, result] of await this.client.results(feed, gameCode, numeros))
      await this.propose(feed, gameCode, numero, result);
  }

  private async propose(feed: string, gameCode: string, numero: string, result: Result): Promise<void> {
    try {
      await this.results.propose({ gameCode, numero }, 1, result, { id: feed, source: 'FEED' });
    } catch (error) {
      this.logger.warn({ err: error, feed, gameCode, numero }, 'the result of a feed is refused');
    }
  }
}
