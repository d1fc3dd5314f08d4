import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '#libs/database';
import { announcementChanged } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, newId, type Clock } from '#libs/platform';
import { isAllowedLink } from '../brand/brand.rules.js';
import { AnnouncementErrors } from './announcement.errors.js';
import { AnnouncementRepository } from './announcement.repository.js';
import {
  noticesPerPage,
  visibleTypes,
  type Announcement,
  type AnnouncementType,
  type Platform,
  type Text,
} from './announcement.rules.js';
import { safeHtml } from './safe-html.js';

/** As an operator writes it. */
export interface AnnouncementDraft {
  type: AnnouncementType;
  title: Text;
  content: Text;
  link?: string | null;
  platforms?: Platform[];
  rank?: number;
  startsAt?: string;
  endsAt?: string | null;
}

export interface Viewer {
  merchantCode: string;
  loggedIn: boolean;
}

/** No list of one type is longer on a page. */
const mostOfAType = 50;

@Injectable()
export class Announcements {
  constructor(
    private readonly transactions: Transactions,
    private readonly rows: AnnouncementRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(
    viewer: Viewer,
    types: AnnouncementType[],
    platform: Platform | undefined,
  ): Promise<Announcement[]> {
    const { merchantCode, loggedIn } = viewer;
    const now = this.clock.now();
    const lists = await Promise.all(
      visibleTypes(types, loggedIn).map((type) =>
        this.rows.shown({ merchantCode, types: [type], platform, now }, mostOfAType),
      ),
    );
    return lists.flat();
  }

  async notices(viewer: Viewer, pageNo: number): Promise<{ list: Announcement[]; total: number }> {
    const which = this.noticesFor(viewer);
    const [list, total] = await Promise.all([
      this.rows.shown(which, noticesPerPage, (pageNo - 1) * noticesPerPage),
      this.rows.countShown(which),
    ]);
    return { list, total };
  }

  async notice(viewer: Viewer, id: string): Promise<Announcement> {
    const found = await this.rows.findShown(id, this.noticesFor(viewer));
    if (!found) throw AnnouncementErrors.ANNOUNCEMENT_NOT_FOUND();
    return found;
  }

  async all(
    merchantCode: string,
    pageNo: number,
    pageSize: number,
  ): Promise<{ list: Announcement[]; total: number }> {
    const [list, total] = await Promise.all([
      this.rows.all(merchantCode, pageSize, (pageNo - 1) * pageSize),
      this.rows.countAll(merchantCode),
    ]);
    return { list, total };
  }

  async add(merchantCode: string, draft: AnnouncementDraft, by: string): Promise<Announcement> {
    const id = newId();
    const now = this.clock.now();
    const announcement = this.drawn({ id, merchantCode, version: 1 }, draft, now);
    await this.transactions.run(async (tx) => {
      await this.rows.insert(tx, announcement, by, now);
      await this.rows.recordChange(tx, { id, version: 1, change: announcement, by }, now);
      await this.tell(tx, merchantCode, id, now);
    });
    return announcement;
  }

  /** Only where the brand has no notice at all: what an operator took away stays away. */
  async seed(merchantCode: string, drafts: readonly (AnnouncementDraft & { id: string })[]): Promise<void> {
    if ((await this.rows.countAll(merchantCode)) > 0) return;
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      for (const { id, ...draft } of drafts) {
        const announcement = this.drawn({ id, merchantCode, version: 1 }, draft, now);
        await this.rows.insertOnce(tx, announcement, now);
      }
    });
  }

  async change(
    merchantCode: string,
    id: string,
    seen: number,
    draft: AnnouncementDraft,
    by: string,
  ): Promise<Announcement> {
    const now = this.clock.now();
    return this.transactions.run(async (tx) => {
      const before = await this.rows.find(tx, id);
      if (before?.merchantCode !== merchantCode) throw AnnouncementErrors.ANNOUNCEMENT_NOT_FOUND();
      const announcement = this.drawn({ id, merchantCode, version: seen + 1 }, draft, before.startsAt);
      if (!(await this.rows.update(tx, announcement, by, now)))
        throw AnnouncementErrors.ANNOUNCEMENT_CHANGED({ version: before.version });
      await this.rows.recordChange(tx, { id, version: seen + 1, change: announcement, by }, now);
      await this.tell(tx, merchantCode, id, now);
      return announcement;
    });
  }

  async remove(id: string, by: string): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      const before = await this.rows.find(tx, id);
      const version = await this.rows.delete(tx, id);
      if (!before || version === undefined) throw AnnouncementErrors.ANNOUNCEMENT_NOT_FOUND();
      await this.rows.recordChange(tx, { id, version: version + 1, change: null, by }, now);
      await this.tell(tx, before.merchantCode, id, now);
    });
  }

  /** Open pages hear of it and ask anew. */
  private async tell(
    tx: EntityManager,
    merchantCode: string,
    announcementId: string,
    at: Date,
  ): Promise<void> {
    await this.outbox.add(tx, announcementChanged, { merchantCode, announcementId, at: at.toISOString() });
  }

  /** What passed by as a popup or a headline can be read again in the list. */
  private noticesFor({ merchantCode, loggedIn }: Viewer) {
    return {
      merchantCode,
      types: visibleTypes(['B', 'PL', 'PR', 'H', 'PU'], loggedIn),
      now: this.clock.now(),
    };
  }

  private drawn(
    own: Pick<Announcement, 'id' | 'merchantCode' | 'version'>,
    draft: AnnouncementDraft,
    defaultStart: Date,
  ): Announcement {
    const startsAt = draft.startsAt === undefined ? defaultStart : new Date(draft.startsAt);
    const endsAt = draft.endsAt == null ? null : new Date(draft.endsAt);
    const content = { vi: safeHtml(draft.content.vi), en: safeHtml(draft.content.en) };
    const title = { vi: draft.title.vi.trim(), en: draft.title.en.trim() };
    const wrong = [
      ...(endsAt !== null && endsAt <= startsAt ? ['endsAt'] : []),
      ...(content.vi === '' || content.en === '' ? ['content'] : []),
      ...(title.vi === '' || title.en === '' ? ['title'] : []),
      ...(draft.link != null && !isAllowedLink(draft.link, []) ? ['link'] : []),
    ];
    if (wrong.length > 0) throw AnnouncementErrors.ANNOUNCEMENT_INVALID({ wrong });
    const { type, link = null, platforms = [], rank = 0 } = draft;
    return { ...own, type, title, content, link, platforms, rank, startsAt, endsAt };
  }
}
