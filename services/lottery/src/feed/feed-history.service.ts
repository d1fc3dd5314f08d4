import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { PeriodicJob } from '#libs/jobs';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import {
  faultsOf,
  gameDefinitionOf,
  layoutOf,
  printResult,
  type Layout,
  type Result,
} from '#libs/lottery-engine';
import type { LotteryConfig } from '../lottery.config.js';
import { games } from '../schedule/games.js';
import { ScheduleRepository } from '../schedule/schedule.repository.js';
import { drawsBetween, withChanges, type Draw } from '../schedule/schedule.rules.js';
import { FeedClient } from './feed.client.js';
import { FeedRepository } from './feed.repository.js';
import type { FeedResults } from './feed.rules.js';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const neededToAgree = 2;
/** Of a game; statistics look at the last hundred. */
const mostPast = 200;
const askedAtOnce = 100;

/** Adds draws of the past, with the result that two feeds give, to the archive. */
@Injectable()
export class FeedHistoryService {
  /** What a feed does not know now it will hardly know within the hour. */
  private nextAt = 0;

  constructor(
    private readonly client: FeedClient,
    private readonly feeds: FeedRepository,
    private readonly schedule: ScheduleRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: LotteryConfig,
  ) {}

  @PeriodicJob({ name: 'read-result-history', everySeconds: 10 })
  async readPast(): Promise<void> {
    const now = this.clock.now();
    const days = this.config.feeds.resultHistoryDays;
    if (days === 0 || this.client.names.length < neededToAgree || now.getTime() < this.nextAt) return;
    const from = new Date(now.getTime() - days * dayMs);
    const changes = await this.schedule.currentChanges();
    const past = games
      .filter(({ code }) => gameDefinitionOf(code)?.source === 'OFFICIAL')
      .flatMap((game) => drawsBetween(withChanges(game, changes), from, now).slice(-mostPast));
    const missing = await this.feeds.unknown(past);
    let found = 0;
    for (const [gameCode, draws] of Map.groupBy(missing, (draw) => draw.gameCode))
      for (let at = 0; at < draws.length; at += askedAtOnce)
        found += await this.add(gameCode, draws.slice(at, at + askedAtOnce));
    if (found > 0 || missing.length === 0) this.nextAt = now.getTime() + hourMs;
  }

  /** How many of the draws were found. */
  private async add(gameCode: string, draws: readonly Draw[]): Promise<number> {
    const { layout, resultOf = gameCode } = gameDefinitionOf(gameCode)!;
    const numeros = draws.map(({ numero }) => numero);
    const answers = new Map<string, FeedResults>();
    for (const feed of this.client.names)
      answers.set(feed, await this.client.results(feed, resultOf, numeros));
    const known = draws.flatMap((draw) => {
      const agreed = agreedOn(answers, draw.numero, layoutOf(layout));
      return agreed ? [{ draw, ...agreed }] : [];
    });
    await this.transactions.run(async (tx) => {
      for (const { draw, result, enteredBy } of known) await this.feeds.addPast(tx, draw, result, enteredBy);
    });
    return known.length;
  }
}

/** The result that two feeds give alike. */
function agreedOn(
  answers: ReadonlyMap<string, FeedResults>,
  numero: string,
  layout: Layout,
): { result: Result; enteredBy: string[] } | undefined {
  const given = [...answers].flatMap(([feed, results]) => {
    const result = results.get(numero);
    return result && faultsOf(layout, result).length === 0 ? [{ feed, result }] : [];
  });
  const groups = Map.groupBy(given, ({ result }) => printResult(layout, result)).values();
  const agreeing = [...groups].find((group) => group.length >= neededToAgree);
  return agreeing && { result: agreeing[0]!.result, enteredBy: agreeing.map(({ feed }) => feed) };
}
