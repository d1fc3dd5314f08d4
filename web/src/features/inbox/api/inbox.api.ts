import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';

export const MESSAGE_KINDS = [
  'DEPOSIT_ARRIVED',
  'DEPOSIT_FAILED',
  'WITHDRAWAL_APPROVED',
  'WITHDRAWAL_REJECTED',
  'POINTS_EARNED',
  'POINTS_EXCHANGED',
  'POINTS_REJECTED',
  'BONUS_ISSUED',
  'VIP_RANKED',
  'NEW_DEVICE',
  'SECURITY_CHANGED',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export interface Message {
  id: string;
  kind: MessageKind;
  title: string;
  /** Plain text. */
  content: string;
  /** The deposit, withdrawal, exchange or bonus it is about. */
  reference: string | null;
  read: boolean;
  receivedAt: string;
}

export interface MessagePage {
  list: Message[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface UnreadCount {
  unreadCount: number;
}

export const INBOX_PAGE = 10;

export const inboxApi = {
  read: (id: string) => http.put<UnreadCount>(`/wps/v2/messages/${id}/read`),
  readAll: () => http.put<UnreadCount>('/wps/v2/messages/read'),
  remove: (id: string) => http.delete<UnreadCount>(`/wps/v2/messages/${id}`),
};

export const inboxQueries = {
  all: ['inbox'] as const,
  /** The language is part of it: the server words the messages. */
  list: (filter: { unread: boolean; pageNo: number; language: string }) =>
    queryOptions({
      queryKey: ['inbox', 'list', filter],
      queryFn: ({ signal }) =>
        http.get<MessagePage>('/wps/v2/messages', {
          query: {
            pageNo: filter.pageNo,
            pageSize: INBOX_PAGE,
            unread: filter.unread ? true : undefined,
          },
          signal,
        }),
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  unread: () =>
    queryOptions({
      queryKey: ['inbox', 'unread'],
      queryFn: async ({ signal }) =>
        (await http.get<UnreadCount>('/wps/relay/CSP_unreadCount', { signal })).unreadCount,
      staleTime: MINUTE,
      refetchInterval: MINUTE,
    }),
};
