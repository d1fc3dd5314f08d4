import { Inject, Injectable } from '@nestjs/common';
import { Pool, Transactions } from '#libs/database';
import { memberLabelled } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, type Clock } from '#libs/platform';
import { ActivityRepository } from '../activity/activity.repository.js';
import { LabelRepository, type Label, type LabelChange } from './label.repository.js';
import { VipErrors } from './vip.errors.js';

const shownChanges = 20;

export interface LabelsView {
  labels: Label[];
  version: number;
  changes: LabelChange[];
}

/** The labels that operators give to members. */
@Injectable()
export class LabelService {
  constructor(
    private readonly rows: LabelRepository,
    private readonly activities: ActivityRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(memberId: string): Promise<LabelsView> {
    // The version is read first, so that it is never newer than the labels.
    const changes = await this.rows.changes(memberId, shownChanges);
    const [member, labels] = await Promise.all([
      this.activities.member(this.pool, memberId),
      this.rows.labels(memberId),
    ]);
    if (!member) throw VipErrors.MEMBER_NOT_FOUND();
    return { labels, version: changes[0]?.version ?? 0, changes };
  }

  /** Replaces the labels that a member carries. */
  async set(
    memberId: string,
    { labels, reason, version }: { labels: readonly Label[]; reason: string; version: number },
    operatorId: string,
  ): Promise<void> {
    const at = this.clock.now();
    const carried = labels.map(({ code, labelName: { vi, en } }) => ({ code, labelName: { vi, en } }));
    if (new Set(carried.map(({ code }) => code)).size < carried.length) throw VipErrors.LABEL_TWICE();
    const change = { version: version + 1, labels: carried, reason, changedBy: operatorId, at };
    await this.transactions.run(async (tx) => {
      if (!(await this.activities.member(tx, memberId))) throw VipErrors.MEMBER_NOT_FOUND();
      if (!(await this.rows.recordChange(tx, memberId, change))) throw VipErrors.LABELS_CHANGED();
      await this.rows.replace(tx, memberId, change);
      await this.outbox.add(tx, memberLabelled, { memberId, labels: carried, at: at.toISOString() });
    });
  }
}
