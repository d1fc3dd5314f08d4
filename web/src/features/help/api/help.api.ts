import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import { currentLanguage } from '~/lib/i18n';

export type HelpArticle = Schema<'Member.HelpArticleResponse'>;

export type HelpSection = Schema<'Member.HelpSectionResponse'>;

export const helpQueries = {
  centre: (language = currentLanguage()) =>
    queryOptions({
      queryKey: ['help', language],
      queryFn: ({ signal }) => http.get('/wps/system/helpCenter', { signal }),
      staleTime: Infinity,
    }),
};
