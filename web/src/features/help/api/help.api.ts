import { queryOptions } from '@tanstack/react-query';
import { http } from '~/lib/http';
import { currentLanguage } from '~/lib/i18n';

export interface HelpArticle {
  id: string;
  title: string;
  paragraphs: string[];
  steps: string[];
}

export interface HelpSection {
  id: string;
  title: string;
  articles: HelpArticle[];
}

export const helpQueries = {
  centre: (language = currentLanguage()) =>
    queryOptions({
      queryKey: ['help', language],
      queryFn: ({ signal }) => http.get<HelpSection[]>('/wps/system/helpCenter', { signal }),
      staleTime: Infinity,
    }),
};
