import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';

export const MESSAGE_KINDS = [
  'DEPOSIT_ARRIVED',
  'DEPOSIT_FAILED',
  'DEPOSIT_REVERSED',
  'WITHDRAWAL_APPROVED',
  'WITHDRAWAL_REJECTED',
  'POINTS_EARNED',
  'POINTS_EXCHANGED',
  'POINTS_REJECTED',
  'BONUS_ISSUED',
  'BONUS_DONE',
  'BONUS_EXPIRED',
  'BONUS_GIVEN_UP',
  'BONUS_LOST',
  'VIP_RANKED',
  'NEW_DEVICE',
  'SECURITY_CHANGED',
  'FEEDBACK_ANSWERED',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export type Message = Schema<'Member.MessageResponse'>;

export type MessagePage = Schema<'Member.MessagePage'>;

export type UnreadCount = Schema<'Member.UnreadCountResponse'>;

export const INBOX_PAGE = 10;

export const inboxApi = {
  read: (id: string) => http.put('/wps/v2/messages/{id}/read', { params: { id } }),
  readAll: () => http.put('/wps/v2/messages/read'),
  remove: (id: string) => http.delete('/wps/v2/messages/{id}', { params: { id } }),
};

export const inboxQueries = {
  all: ['inbox'] as const,
  /** The language is part of it: the server words the messages. */
  list: (filter: { unread: boolean; pageNo: number; language: string }) =>
    queryOptions({
      queryKey: ['inbox', 'list', filter],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/messages', {
          query: {
            pageNo: filter.pageNo,
            pageSize: INBOX_PAGE,
            unread: filter.unread ? 'true' : undefined,
          },
          signal,
        }),
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  unread: () =>
    queryOptions({
      queryKey: ['inbox', 'unread'],
      queryFn: async ({ signal }) => (await http.get('/wps/relay/CSP_unreadCount', { signal })).unreadCount,
      staleTime: MINUTE,
      refetchInterval: MINUTE,
    }),
};
