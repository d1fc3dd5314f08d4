import { queryPreparedIn, type Transactions, type Tx } from '#libs/database';
import { betSettled } from '#libs/events';
import { Projection, type EventRun, type ReplayOrigin } from '../events/replay.service.js';

export interface RebuildPlan {
  /** What operators call it. */
  name: string;
  /** Where every counted source has a row; its key is (source_key, settled_at). */
  sourceTable: string;
  /** Sources that no replay brings, as an SQL condition; the swap takes them over. */
  notReplayed?: string;
  /** SQL functions that empty the shadow tables, and that exchange them with the live ones. */
  resetFunction: string;
  swapFunction: string;
  /** What the live consumer does with the events. Its SQL names tables without a schema. */
  apply(tx: Tx, events: EventRun): Promise<void>;
  /** Work on the complete shadow tables, before the swap. */
  complete?(tx: Tx): Promise<void>;
}

/** The owners of settled bets, of which every projection is made. */
const betOwners: readonly ReplayOrigin[] = [
  { service: 'game-launch', topic: betSettled.topic },
  { service: 'lottery', topic: betSettled.topic },
];

/** A live source is unknown to the replay: the swap would lose it. */
export class RebuildIncomplete extends Error {
  override readonly name = 'RebuildIncomplete';
}

const share = {
  name: 'projection-share',
  text: 'SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 7204418))',
};

/**
 * Every transaction that writes a projection calls this first: a swap waits for such transactions, and they for it.
 * A lock of the tables would deadlock, because one statement locks several of them in an order of its own.
 */
export async function shareProjection(tx: Tx, sourceTable: string): Promise<void> {
  await queryPreparedIn(tx, share, [sourceTable]);
}

/**
 * Computes a projection again, while the live one continues: the handlers fill tables of the schema `rebuild`, which then
 * replace the live tables. Both know their sources by key, so what both counted, or neither yet, needs no watermark.
 */
export class ProjectionRebuild extends Projection {
  readonly origins = betOwners;

  constructor(
    private readonly transactions: Transactions,
    private readonly plan: RebuildPlan,
  ) {
    super();
  }

  get name(): string {
    return this.plan.name;
  }

  async start(): Promise<void> {
    await this.transactions.run((tx) => tx.query(`SELECT ${this.plan.resetFunction}()`));
  }

  /** Handles events into the shadow tables. Events that come again change nothing. */
  async apply(events: EventRun): Promise<void> {
    await this.transactions.run(async (tx) => {
      await intoShadow(tx);
      await this.plan.apply(tx, events);
    });
  }

  /**
   * Holds live consumers up, handles the rest and swaps. `rest` is called when they stand still: every event that they have
   * counted is in the owner's tables by then. Throws RebuildIncomplete, with nothing changed, if a live source is missing.
   */
  async finish(rest: () => AsyncIterable<EventRun>): Promise<void> {
    const { sourceTable, notReplayed = 'false', swapFunction } = this.plan;
    await this.transactions.run(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7204418))', [sourceTable]);
      await intoShadow(tx);
      for await (const events of rest()) await this.plan.apply(tx, events);
      await this.plan.complete?.(tx);
      const [row]: { missing: number }[] = await tx.query(
        `SELECT count(*)::int AS missing FROM public.${sourceTable} live
          WHERE NOT (${notReplayed}) AND NOT EXISTS (SELECT FROM rebuild.${sourceTable} shadow
            WHERE shadow.source_key = live.source_key AND shadow.settled_at = live.settled_at)`,
      );
      if (row!.missing > 0)
        throw new RebuildIncomplete(
          `swap failed: the replay lacks ${row!.missing} sources of ${sourceTable}`,
        );
      await tx.query(`SELECT ${swapFunction}()`);
    });
  }
}

async function intoShadow(tx: Tx): Promise<void> {
  await tx.query('SET LOCAL search_path = rebuild, public');
}
