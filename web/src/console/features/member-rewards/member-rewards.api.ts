import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type RewardSheet = Schema<'Promotions.MemberSheetResponse'>;
export type VipRank = Schema<'Promotions.OpsVipRankResponse'>;
export type LevelChange = Schema<'Promotions.VipLevelRequest'>;

const KEY = ['member-rewards'];

export const rewardSheetQueries = {
  all: KEY,
  sheet: (memberId: string) =>
    queryOptions({
      queryKey: [...KEY, 'sheet', memberId],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/members/{memberId}/rewards', { params: { memberId }, signal }),
      retry: false,
    }),
  ranks: () =>
    queryOptions({
      queryKey: [...KEY, 'ranks'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/vip/ranks', { signal }),
    }),
};

export const setLevel = (memberId: string, body: LevelChange) =>
  http.put('/wps/v2/ops/members/{memberId}/vip', { params: { memberId }, body });
export const changeRank = ({ level, ...body }: VipRank) =>
  http.put('/wps/v2/ops/vip/ranks/{level}', { params: { level }, body });
