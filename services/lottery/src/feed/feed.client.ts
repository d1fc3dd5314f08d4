import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, LOGGER } from '#libs/platform';
import type { LotteryConfig } from '../lottery.config.js';
import { isSigned, readAnswer, type FeedResults, type SignedAnswer } from './feed.rules.js';

const timeoutMs = 3_000;
const maxBytes = 256 * 1024;
const none: FeedResults = new Map();

/** Asks feeds for results and believes only what their keys have signed. */
@Injectable()
export class FeedClient {
  constructor(
    @Inject(CONFIG) private readonly config: LotteryConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get names(): string[] {
    return Object.keys(this.config.feeds.resultFeeds);
  }

  /** The results that a feed knows of these draws; none if it does not answer, or not in the form agreed on. */
  async results(feed: string, gameCode: string, numeros: readonly string[]): Promise<FeedResults> {
    const { resultFeeds, resultFeedKeys } = this.config.feeds;
    const query = new URLSearchParams({ numeros: numeros.join(',') }).toString();
    try {
      const answer = await fetch(`${resultFeeds[feed]}/results/${gameCode}?${query}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs * this.config.timeoutFactor),
      });
      if (!answer.ok) throw new Error(`the feed answered ${answer.status}`);
      const body = await answer.text();
      if (body.length > maxBytes) throw new Error('the feed answered too much');
      const signed = JSON.parse(body) as SignedAnswer;
      if (!isSigned(signed, resultFeedKeys[feed] ?? ''))
        throw new Error('the feed’s key has not signed the answer');
      const results = readAnswer(signed.payload, gameCode, numeros);
      if (!results) throw new Error('the feed answered in another form');
      return results;
    } catch (error) {
      this.logger.warn({ err: error, feed, gameCode }, 'no results from a feed');
      return none;
    }
  }
}
