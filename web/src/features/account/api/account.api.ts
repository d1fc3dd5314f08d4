import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type SecurityItemName = SecurityItem['item'];

export type SecurityItem = Schema<'Member.SecurityItemResponse'>;

export type Security = Schema<'Member.SecurityResponse'>;

export type Profile = Schema<'Member.ProfileResponse'>;

export type ProfileChange = Schema<'Member.ProfileChangeRequest'>;

export const accountApi = {
  changeProfile: (change: ProfileChange) => http.put('/wps/v2/member/profile', { body: change }),
  chooseAvatar: (avatar: string) => http.put('/wps/v2/avatars/own', { body: { avatar } }),
  uploadAvatar: (file: File) => {
    const body = new FormData();
    body.append('file', file);
    return http.post('/wps/v2/avatars/own', { body });
  },
};

export const accountQueries = {
  security: () =>
    queryOptions({
      queryKey: ['account', 'security'],
      queryFn: ({ signal }) => http.get('/wps/v2/member/security', { signal }),
      staleTime: 0,
    }),
  profile: () =>
    queryOptions({
      queryKey: ['account', 'profile'],
      queryFn: ({ signal }) => http.get('/wps/v2/member/profile', { signal }),
      staleTime: 0,
    }),
  drawings: () =>
    queryOptions({
      queryKey: ['account', 'drawings'],
      queryFn: ({ signal }) => http.get('/wps/v2/avatars', { signal }),
      staleTime: Infinity,
    }),
};
