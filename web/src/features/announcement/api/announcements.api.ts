import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import { currentLanguage } from '~/lib/i18n';
import { MINUTE } from '~/lib/query';

/** B banner, PL for players who are logged in, PU popup, PR promotion, H headline (specification 3). */
export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H';

export type Announcement = Schema<'Member.NoticeResponse'>;

export type AnnouncementLists = Schema<'Member.AnnouncementListsResponse'>;

export type AnnouncementPage = Schema<'Member.NoticePage'>;

const ALL_TYPES: readonly AnnouncementType[] = ['B', 'PL', 'PU', 'PR', 'H'];

/** The server words them, so the language is part of each key. */
export const announcementQueries = {
  lists: (language = currentLanguage()) =>
    queryOptions({
      queryKey: ['announcements', 'lists', language],
      queryFn: ({ signal }) =>
        http.get('/wps/relay/MCSFE_getListAnnouncements', {
          query: { types: ALL_TYPES.join(','), platform: 'W' },
          signal,
        }),
      staleTime: 5 * MINUTE,
    }),
  page: (pageNo: number, language = currentLanguage()) =>
    queryOptions({
      queryKey: ['announcements', 'page', pageNo, language],
      queryFn: ({ signal }) => http.get('/wps/v2/notices', { query: { pageNo }, signal }),
      placeholderData: keepPreviousData,
    }),
  one: (id: string, language = currentLanguage()) =>
    queryOptions({
      queryKey: ['announcements', 'one', id, language],
      queryFn: ({ signal }) => http.get('/wps/v2/notices/{id}', { params: { id }, signal }),
    }),
};
