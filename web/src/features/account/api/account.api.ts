import { queryOptions } from '@tanstack/react-query';
import type { AvatarInfo } from '~/features/session';
import { http } from '~/lib/http';

export type SecurityItemName =
  'loginPassword' | 'fundPassword' | 'payeeName' | 'birthday' | 'mobileNum' | 'email' | 'secondFactor';

export interface SecurityItem {
  item: SecurityItemName;
  done: boolean;
  /** What may be shown of it, masked. */
  shown: string | null;
}

export interface Security {
  items: SecurityItem[];
  level: 'LOW' | 'MEDIUM' | 'HIGH';
  percent: number;
}

export interface Profile {
  nickname: string | null;
  /** YYYY-MM-DD */
  birthday: string | null;
  payeeName: string | null;
  contacts: { kind: string; masked: string; proven: boolean }[];
}

export interface ProfileChange {
  nickname?: string;
  birthday?: string;
  payeeName?: string;
}

export const accountApi = {
  changeProfile: (change: ProfileChange) => http.put<Profile>('/wps/v2/member/profile', { body: change }),
  chooseAvatar: (avatar: string) => http.put<AvatarInfo>('/wps/v2/avatars/own', { body: { avatar } }),
  uploadAvatar: (file: File) => {
    const body = new FormData();
    body.append('file', file);
    return http.post<AvatarInfo>('/wps/v2/avatars/own', { body });
  },
};

export const accountQueries = {
  security: () =>
    queryOptions({
      queryKey: ['account', 'security'],
      queryFn: ({ signal }) => http.get<Security>('/wps/v2/member/security', { signal }),
      staleTime: 0,
    }),
  profile: () =>
    queryOptions({
      queryKey: ['account', 'profile'],
      queryFn: ({ signal }) => http.get<Profile>('/wps/v2/member/profile', { signal }),
      staleTime: 0,
    }),
  drawings: () =>
    queryOptions({
      queryKey: ['account', 'drawings'],
      queryFn: ({ signal }) => http.get<AvatarInfo[]>('/wps/v2/avatars', { signal }),
      staleTime: Infinity,
    }),
};
