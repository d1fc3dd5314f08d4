import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { announcementChanged } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, newId, siteLanguages, type Clock } from '#libs/platform';
import { isAllowedLink } from '../brand/brand.rules.js';
import { AnnouncementErrors } from './announcement.errors.js';
import { AnnouncementRepository } from './announcement.repository.js';
import {
  noticesPerPage,
  visibleTypes,
  type Announcement,
  type AnnouncementType,
  type BannerGroup,
  type Platform,
  type LocalizedText,
} from './announcement.rules.js';
import { safeHtml } from './safe-html.js';

/** The input of an operator. */
export interface AnnouncementDraft {
  type: AnnouncementType;
  title: LocalizedText;
  content: LocalizedText;
  link?: string | null;
  bannerGroup?: BannerGroup | null;
  forAgents?: boolean;
  platforms?: Platform[];
  rank?: number;
  startsAt?: string;
  endsAt?: string | null;
}

export interface Viewer {
  merchantCode: string;
  loggedIn: boolean;
}

/** Longest list of one type on a page. */
const maxPerType = 50;

@Injectable()
export class AnnouncementService {
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
        this.rows.listVisible({ merchantCode, types: [type], platform, now }, maxPerType),
      ),
    );
    return lists.flat();
  }

  async notices(viewer: Viewer, pageNo: number): Promise<{ list: Announcement[]; total: number }> {
    const offset = (pageNo - 1) * noticesPerPage;
    const [list, total] = await this.rows.pageVisible(this.noticesFor(viewer), noticesPerPage, offset);
    return { list, total };
  }

  async notice(viewer: Viewer, id: string): Promise<Announcement> {
    const found = await this.rows.findVisible(id, this.noticesFor(viewer));
    if (!found) throw AnnouncementErrors.ANNOUNCEMENT_NOT_FOUND();
    return found;
  }

  /** What is meant for agents, who see nothing of it among the notices of the site. */
  async forAgents(merchantCode: string, pageNo: number): Promise<{ list: Announcement[]; total: number }> {
    const filter = { merchantCode, types: ['PL'] as const, forAgents: true, now: this.clock.now() };
    const [list, total] = await this.rows.pageVisible(filter, noticesPerPage, (pageNo - 1) * noticesPerPage);
    return { list, total };
  }

  async all(
    merchantCode: string,
    pageNo: number,
    pageSize: number,
  ): Promise<{ list: Announcement[]; total: number }> {
    const [list, total] = await this.rows.pageAll(merchantCode, pageSize, (pageNo - 1) * pageSize);
    return { list, total };
  }

  async add(merchantCode: string, draft: AnnouncementDraft, by: string): Promise<Announcement> {
    const id = newId();
    const now = this.clock.now();
    const announcement = this.checked({ id, merchantCode, version: 1 }, draft, now);
    await this.transactions.run(async (tx) => {
      await this.rows.insert(tx, announcement, by, now);
      await this.recordChange(tx, announcement, { change: announcement, by, now });
    });
    return announcement;
  }

  /** Only for a brand without any announcement, so that one that an operator deleted is not restored. */
  async seed(merchantCode: string, drafts: readonly (AnnouncementDraft & { id: string })[]): Promise<void> {
    if (await this.rows.hasAny(merchantCode)) return;
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      for (const { id, ...draft } of drafts) {
        const announcement = this.checked({ id, merchantCode, version: 1 }, draft, now);
        await this.rows.insertIfAbsent(tx, announcement, now);
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
      const announcement = this.checked({ id, merchantCode, version: seen }, draft, before.startsAt);
      if (!(await this.rows.update(tx, announcement, by, now)))
        throw AnnouncementErrors.ANNOUNCEMENT_CHANGED({ version: before.version });
      const next = { ...announcement, version: seen + 1 };
      await this.recordChange(tx, next, { change: next, by, now });
      return next;
    });
  }

  async remove(merchantCode: string, id: string, by: string): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      const before = await this.rows.lock(tx, id);
      if (before?.merchantCode !== merchantCode) throw AnnouncementErrors.ANNOUNCEMENT_NOT_FOUND();
      await this.rows.delete(tx, id);
      const { version } = before;
      await this.recordChange(tx, { id, merchantCode, version: version + 1 }, { change: null, by, now });
    });
  }

  /** Adds to the history and publishes the change, so that open pages reload their lists. */
  private async recordChange(
    tx: Tx,
    { id, merchantCode, version }: Pick<Announcement, 'id' | 'merchantCode' | 'version'>,
    { change, by, now }: { change: Announcement | null; by: string; now: Date },
  ): Promise<void> {
    await this.rows.recordChange(tx, { announcementId: id, version, change, changedBy: by, changedAt: now });
    await this.outbox.add(tx, announcementChanged, {
      merchantCode,
      announcementId: id,
      at: now.toISOString(),
    });
  }

  /** The list holds popups and headlines too, so that a member can read them again. */
  private noticesFor({ merchantCode, loggedIn }: Viewer) {
    return {
      merchantCode,
      types: visibleTypes(['B', 'PL', 'PR', 'H', 'PU'], loggedIn),
      listed: true,
      now: this.clock.now(),
    };
  }

  private checked(
    own: Pick<Announcement, 'id' | 'merchantCode' | 'version'>,
    draft: AnnouncementDraft,
    defaultStart: Date,
  ): Announcement {
    const startsAt = draft.startsAt === undefined ? defaultStart : new Date(draft.startsAt);
    const endsAt = draft.endsAt == null ? null : new Date(draft.endsAt);
    const content = eachText(draft.content, safeHtml);
    const title = eachText(draft.title, (text) => text.trim());
    const wrong = [
      ...(endsAt !== null && endsAt <= startsAt ? ['endsAt'] : []),
      ...(content.vi === '' || content.en === '' ? ['content'] : []),
      ...(title.vi === '' || title.en === '' ? ['title'] : []),
      ...(draft.bannerGroup != null && draft.type !== 'B' ? ['bannerGroup'] : []),
      ...(draft.forAgents === true && draft.type !== 'PL' ? ['forAgents'] : []),
      ...(draft.link != null && !isAllowedLink(draft.link, []) ? ['link'] : []),
    ];
    if (wrong.length > 0) throw AnnouncementErrors.ANNOUNCEMENT_INVALID({ wrong });
    const { type, link = null, bannerGroup = null, platforms = [], rank = 0, forAgents = false } = draft;
    return { ...own, type, title, content, link, bannerGroup, forAgents, platforms, rank, startsAt, endsAt };
  }
}

/** The worded languages after `change`; a further language that is left empty is not kept. */
function eachText(text: LocalizedText, change: (text: string) => string): LocalizedText {
  const { vi, en } = text;
  const further = siteLanguages
    .map((language) => [language, change(text[language] ?? '')] as const)
    .filter(([, changed]) => changed !== '');
  return { ...Object.fromEntries(further), vi: change(vi), en: change(en) };
}
