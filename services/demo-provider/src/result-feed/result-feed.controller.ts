import { createPrivateKey, sign } from 'node:crypto';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { Matches } from 'class-validator';
import { CONFIG, PlatformErrors, Public, RawAnswer } from '#libs/platform';
import type { DemoProviderConfig } from '../demo-provider.config.js';
import { simulatedResult } from './simulated-result.rules.js';

const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

class FeedParameter {
  @Matches(/^[a-z]{1,20}$/)
  feed: string;

  @Matches(/^[A-Z0-9_-]{1,20}$/)
  gameCode: string;
}

class NumerosQuery {
  /** Separated by commas, 100 at most. */
  @Matches(/^\d{8}(-\d{1,4})?(,\d{8}(-\d{1,4})?){0,99}$/)
  numeros: string;
}

interface SignedResults {
  payload: string;
  signature: string;
}

/** Two reporters of official draws, in place of real ones; it knows a result as soon as it is asked for. */
@Controller('result-feeds')
@Public()
export class ResultFeedController {
  constructor(@Inject(CONFIG) private readonly config: DemoProviderConfig) {}

  @Get(':feed/results/:gameCode')
  @RawAnswer()
  results(@Param() { feed, gameCode }: FeedParameter, @Query() { numeros }: NumerosQuery): SignedResults {
    const { resultFeedSimulator, simulatedFeedKeys } = this.config.feeds;
    const seed = simulatedFeedKeys[feed];
    if (resultFeedSimulator === 'off' || !seed) throw PlatformErrors.NOT_FOUND();
    const results = numeros.split(',').flatMap((numero) => {
      const result = simulatedResult(gameCode, numero);
      return result ? [{ numero, result }] : [];
    });
    const payload = JSON.stringify({ gameCode, results });
    const key = createPrivateKey({
      key: Buffer.concat([pkcs8Prefix, Buffer.from(seed, 'hex')]),
      format: 'der',
      type: 'pkcs8',
    });
    return { payload, signature: sign(null, Buffer.from(payload), key).toString('hex') };
  }
}
