import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type Announcement = Schema<'Member.AnnouncementResponse'>;
export type AnnouncementDraft = Schema<'Member.AnnouncementRequest'>;

export type BannerGroup = NonNullable<Announcement['bannerGroup']>;

export const BANNER_GROUPS = ['w_login', 'w_register'] as const satisfies readonly BannerGroup[];

export const TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const satisfies readonly Announcement['type'][];

const KEY = ['announcements'];

export const announcementQueries = {
  all: KEY,
  page: (pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/announcements', { query: { pageNo, pageSize: 50 }, signal }),
      placeholderData: keepPreviousData,
    }),
};

/** A new one where none was there before; a change is refused if another editor was faster. */
export const saveAnnouncement = (before: Announcement | null, draft: AnnouncementDraft) =>
  before
    ? http.put('/wps/v2/ops/announcements/{id}', {
        params: { id: before.id },
        body: { ...draft, version: before.version },
      })
    : http.post('/wps/v2/ops/announcements', { body: draft });

export const deleteAnnouncement = (id: string) =>
  http.delete('/wps/v2/ops/announcements/{id}', { params: { id } });
