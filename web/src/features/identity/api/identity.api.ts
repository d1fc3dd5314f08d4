import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import type { IdentityDocument, IdentityLevel } from '../model/identity';

export type Identity = Schema<'Member.IdentityResponse'>;

export interface Submission {
  level: IdentityLevel;
  document: IdentityDocument;
  number: string;
  /** In the order of the sides. */
  pictures: readonly File[];
}

/** While operators decide; nothing else tells the page. */
const WATCH_MS = 15_000;

export const identityQueries = {
  mine: () =>
    queryOptions({
      queryKey: ['account', 'identity'],
      queryFn: ({ signal }) => http.get('/wps/v2/member/identity', { signal }),
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.status === 'SUBMITTED' || state.data?.status === 'IN_REVIEW' ? WATCH_MS : false,
    }),
};

export const identityApi = {
  submit: ({ level, document, number, pictures }: Submission) => {
    const body = new FormData();
    body.set('level', String(level));
    body.set('document', document);
    body.set('number', number);
    for (const picture of pictures) body.append('file', picture, picture.name);
    return http.post('/wps/v2/member/identity', { body });
  },
};
