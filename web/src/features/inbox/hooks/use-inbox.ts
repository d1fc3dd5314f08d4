import { useMutation, useQuery, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useAccess, useSessionStore } from '~/features/session';
import { inboxApi, inboxQueries, type MessagePage, type UnreadCount } from '../api/inbox.api';

/** Every list of messages, whatever its filter and page. */
const isList = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[0] === 'inbox' && queryKey[1] === 'list';

/** Number of unread messages; 0 for visitors without an inbox. */
export function useUnreadCount(): number {
  const access = useAccess();
  const due = useSessionStore((s) => s.passwordDue !== null);
  return useQuery({ ...inboxQueries.unread(), enabled: access === 'member' && !due }).data ?? 0;
}

export interface MessageEvent {
  messageId: string;
  kind: string;
  unread: number;
}

export function isMessageEvent(data: unknown): data is MessageEvent {
  const { kind, unread } = (data ?? {}) as Partial<MessageEvent>;
  return typeof kind === 'string' && typeof unread === 'number';
}

/** A message that was pushed: the count is the server's own, the lists are read again where they are open. */
export function receiveMessage(client: QueryClient, { unread }: MessageEvent): void {
  client.setQueryData(inboxQueries.unread().queryKey, unread);
  void client.invalidateQueries({ predicate: isList });
}

/** Every change answers with the count that is left. */
export function useInboxChange() {
  const client = useQueryClient();
  const settle = ({ unreadCount }: UnreadCount) => {
    client.setQueryData(inboxQueries.unread().queryKey, unreadCount);
    return client.invalidateQueries({ predicate: isList });
  };
  return {
    read: useMutation({
      mutationFn: inboxApi.read,
      onSuccess: ({ unreadCount }, id) => {
        client.setQueryData(inboxQueries.unread().queryKey, unreadCount);
        // Read again, a list of what is unread would take the message from under the reader's eyes.
        client.setQueriesData<MessagePage>(
          { predicate: isList },
          (page) =>
            page && { ...page, list: page.list.map((one) => (one.id === id ? { ...one, read: true } : one)) },
        );
      },
    }),
    readAll: useMutation({ mutationFn: inboxApi.readAll, onSuccess: settle }),
    remove: useMutation({ mutationFn: inboxApi.remove, onSuccess: settle }),
  };
}
