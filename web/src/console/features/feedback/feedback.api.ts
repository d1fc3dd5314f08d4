import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http, readFile } from '~/lib/http';

export type Feedback = Schema<'Member.FeedbackResponse'>;
export type FeedbackAction = 'answer' | 'handle';

export const VIEWS = ['OPEN', 'HANDLED'] as const;
export type View = (typeof VIEWS)[number];
export const SENDERS = ['MEMBER', 'GUEST'] as const;

export interface FeedbackFilter {
  view: View;
  from: (typeof SENDERS)[number] | '';
  search: string;
}

export const ANSWER_LENGTH = { min: 3, max: 2000 } as const;

const KEY = ['ops-feedback'];
const PAGE_SIZE = 50;

export const feedbackQueries = {
  all: KEY,
  list: ({ view, from, search }: FeedbackFilter, pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'list', view, from, search, pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/feedback', {
          query: { state: view, from, search, pageNo, pageSize: PAGE_SIZE },
          signal,
        }),
      refetchInterval: 15_000,
      placeholderData: (before) => before,
    }),
  picture: (picture: string) =>
    queryOptions({
      queryKey: [...KEY, 'picture', picture],
      queryFn: ({ signal }) =>
        readFile('/wps/v2/ops/feedback/images/{picture}', { params: { picture }, signal }),
      staleTime: Infinity,
    }),
  /** How many wait. */
  count: () => ({
    queryKey: [...KEY, 'count'],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const query = { state: 'OPEN' as const, pageNo: 1, pageSize: 1 };
      return (await http.get('/wps/v2/ops/feedback', { query, signal })).totalCount;
    },
  }),
};

export const answerFeedback = ({ id, text }: { id: string; text: string }) =>
  http.post('/wps/v2/ops/feedback/{id}/answer', { params: { id }, body: { text } });

export const markFeedback = (id: string) => http.put('/wps/v2/ops/feedback/{id}/handled', { params: { id } });
