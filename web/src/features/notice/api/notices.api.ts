import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '~/lib/http';
import { currentLanguage } from '~/lib/i18n';
import { MINUTE } from '~/lib/query';

/** B banner, PL for players who are logged in, PU popup, PR promotion, H headline (specification 3). */
export type NoticeType = 'B' | 'PL' | 'PU' | 'PR' | 'H';

export interface Notice {
  id: string;
  type: NoticeType;
  title: string;
  /** HTML: shown through RichText only. */
  content: string;
  link: string | null;
  publishedAt: string;
}

export interface NoticeLists {
  banners: Notice[];
  player: Notice[];
  popup: Notice[];
  promotion: Notice[];
  headline: Notice[];
}

export interface NoticePage {
  list: Notice[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

const ALL_TYPES: readonly NoticeType[] = ['B', 'PL', 'PU', 'PR', 'H'];

/** The server words them, so the language is part of each key. */
export const noticeQueries = {
  lists: (language = currentLanguage()) =>
    queryOptions({
      queryKey: ['notices', 'lists', language],
      queryFn: ({ signal }) =>
        http.get<NoticeLists>('/wps/relay/MCSFE_getListAnnouncements', {
          query: { types: ALL_TYPES.join(','), platform: 'W' },
          signal,
        }),
      staleTime: 5 * MINUTE,
    }),
  page: (pageNo: number, language = currentLanguage()) =>
    queryOptions({
      queryKey: ['notices', 'page', pageNo, language],
      queryFn: ({ signal }) => http.get<NoticePage>('/wps/v2/notices', { query: { pageNo }, signal }),
      placeholderData: keepPreviousData,
    }),
  one: (id: string, language = currentLanguage()) =>
    queryOptions({
      queryKey: ['notices', 'one', id, language],
      queryFn: ({ signal }) => http.get<Notice>(`/wps/v2/notices/${encodeURIComponent(id)}`, { signal }),
    }),
};
