import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { pointsEarned } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, shareProjection, type Clock } from '#libs/platform';
import { EarningRepository, type EarnedLine, type Turnover } from './earning.repository.js';
import { earn } from './earning.rules.js';

@Injectable()
export class EarningService {
  constructor(
    private readonly points: EarningRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Counts each source once, in the order given. Joins the transaction of the events that report the turnover. */
  async count(tx: Tx, turnovers: readonly Turnover[]): Promise<EarnedLine[]> {
    const byKey = new Map(turnovers.map((turnover) => [turnover.sourceKey, turnover]));
    const given = [...byKey.values()].filter(({ amount }) => amount !== 0n);
    if (given.length === 0) return [];
    await shareProjection(tx, 'point_source');
    const ratios = await this.points.addSources(tx, given);
    const fresh = given.filter(({ sourceKey }) => ratios.has(sourceKey));
    if (fresh.length === 0) return [];

    const remainders = await this.points.lockRemainders(tx, fresh);
    const held = new Map(
      remainders.map((remainder) => [`${remainder.memberId} ${remainder.type}`, remainder]),
    );
    const lines: EarnedLine[] = [];
    for (const turnover of fresh) {
      const remainder = held.get(`${turnover.memberId} ${turnover.type}`)!;
      const earned = earn(remainder.amount, turnover.amount, ratios.get(turnover.sourceKey)!);
      remainder.amount = earned.remainder;
      if (earned.points > 0n) lines.push({ ...turnover, points: earned.points });
    }
    await this.points.keepRemainders(tx, remainders);
    if (lines.length > 0) {
      const balances = await this.points.record(tx, lines);
      await this.publish(tx, lines, balances);
    }
    return lines;
  }

  /** Points for bets are not published: nothing reads them, and there is a line per bet. */
  private async publish(
    tx: Tx,
    lines: readonly EarnedLine[],
    balances: ReadonlyMap<string, bigint>,
  ): Promise<void> {
    for (const { memberId, points, type, sourceKey } of lines.filter(({ type }) => type === 'deposit')) {
      await this.outbox.add(tx, pointsEarned, {
        memberId,
        points: Number(points),
        balanceAfter: Number(balances.get(memberId)),
        pointType: type,
        sourceKey,
        at: this.clock.now().toISOString(),
      });
    }
  }
}
