import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';
import { refreshOnEvent } from '~/lib/stream-events';

export type Promotion = Schema<'Promotions.PromotionResponse'>;
export type PromotionCycle = Schema<'Promotions.PromotionCycleResponse'>;
export type Vip = Schema<'Promotions.VipResponse'>;
export type VipRank = Schema<'Promotions.VipRankResponse'>;
export type Bonus = Schema<'Promotions.BonusResponse'>;
export type RolloverStatus = NonNullable<Bonus['rolloverStatus']>;
/** Of a bet, what counts towards a bonus. */
export type Share = Schema<'Wallet.ContributionShareResponse'>;
export type Leaderboard = Schema<'Promotions.LeaderboardResponse'>;
export type Raffle = Schema<'Promotions.RaffleResponse'>;
export type RaffleDraw = Schema<'Promotions.RaffleDrawResponse'>;
export type MallItem = Schema<'Points.MallItemResponse'>;
export type MallOrder = Schema<'Points.MallOrderResponse'>;

/** A balance moves when a bonus arrives and when a bet counts towards one. */
refreshOnEvent('balance', ['rewards']);
refreshOnEvent('break', ['rewards']);

const PAGE_SIZE = 10;

/** Everything of this feature, for what changes many parts of it. */
export const everyReward = queryOptions({ queryKey: ['rewards'] });

export const rewardQueries = {
  /** How much of a bet counts towards a bonus; the same for everyone. */
  shares: () =>
    queryOptions({
      queryKey: ['rewards', 'shares'],
      queryFn: ({ signal }) => http.get('/wps/v2/bonuses/contributions', { signal }),
      staleTime: 300_000,
    }),
  promotions: () =>
    queryOptions({
      queryKey: ['rewards', 'promotions'],
      queryFn: ({ signal }) => http.get('/wps/v2/promotions', { signal }),
      staleTime: MINUTE,
    }),
  promotion: (id: string) =>
    queryOptions({
      queryKey: ['rewards', 'promotions', id],
      queryFn: ({ signal }) => http.get('/wps/v2/promotions/{id}', { params: { id }, signal }),
      staleTime: 0,
    }),
  vip: () =>
    queryOptions({
      queryKey: ['rewards', 'vip'],
      queryFn: ({ signal }) => http.get('/wps/v2/vip', { signal }),
      staleTime: 0,
    }),
  ranks: () =>
    queryOptions({
      queryKey: ['rewards', 'ranks'],
      queryFn: ({ signal }) => http.get('/wps/v2/vip/ranks', { signal }),
      staleTime: 5 * MINUTE,
    }),
  bonuses: (pageNo: number) =>
    queryOptions({
      queryKey: ['rewards', 'bonuses', { pageNo }],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/bonuses', { query: { pageNo, pageSize: PAGE_SIZE }, signal }),
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  cashback: () =>
    queryOptions({
      queryKey: ['rewards', 'cashback'],
      queryFn: ({ signal }) => http.get('/wps/v2/cashback', { signal }),
      staleTime: 0,
    }),
  missions: () =>
    queryOptions({
      queryKey: ['rewards', 'missions'],
      queryFn: ({ signal }) => http.get('/wps/relay/MCSFE_getMissionSummaryDetails', { signal }),
      staleTime: 0,
    }),
  boards: () =>
    queryOptions({
      queryKey: ['rewards', 'boards'],
      queryFn: ({ signal }) => http.get('/wps/relay/MCSFE_getMissionLeaderboard', { signal }),
      staleTime: 0,
    }),
  referral: () =>
    queryOptions({
      queryKey: ['rewards', 'referral'],
      queryFn: ({ signal }) => http.get('/wps/v2/referral', { signal }),
      staleTime: MINUTE,
    }),
  redRain: () =>
    queryOptions({
      queryKey: ['rewards', 'red-rain'],
      queryFn: ({ signal }) => http.get('/wps/v2/red-rain', { signal }),
      staleTime: 0,
    }),
  raffle: (id: string) =>
    queryOptions({
      queryKey: ['rewards', 'raffle', id],
      queryFn: ({ signal }) => http.get('/wps/v2/raffles/{id}', { params: { id }, signal }),
      staleTime: 0,
    }),
  points: () =>
    queryOptions({
      queryKey: ['rewards', 'points'],
      queryFn: ({ signal }) => http.get('/wps/relay/MCS2_getPointBalance', { signal }),
      staleTime: 0,
    }),
  pointConfig: () =>
    queryOptions({
      queryKey: ['rewards', 'point-config'],
      queryFn: ({ signal }) => http.get('/wps/relay/MCS2_getPointConfig', { signal }),
      staleTime: 5 * MINUTE,
    }),
  items: () =>
    queryOptions({
      queryKey: ['rewards', 'items'],
      queryFn: ({ signal }) => http.get('/wps/relay/MCS2_getPointReward', { signal }),
      staleTime: MINUTE,
    }),
  orders: (pageNo: number) =>
    queryOptions({
      queryKey: ['rewards', 'orders', { pageNo }],
      queryFn: ({ signal }) =>
        http.get('/wps/relay/MCS2_getRedeemPointList', { query: { pageNo, pageSize: PAGE_SIZE }, signal }),
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
};

export const joinPromotion = (id: string) => http.post('/wps/v2/promotions/{id}/join', { params: { id } });
export const leavePromotion = (id: string) => http.post('/wps/v2/promotions/{id}/leave', { params: { id } });
export const claimPromotion = (id: string, cycleKey?: string) =>
  http.post('/wps/v2/promotions/{id}/claim', { params: { id }, body: cycleKey ? { cycleKey } : {} });
/** A claim with a remark and pictures, for the operator who decides. */
export function applyForPromotion(id: string, remark: string, pictures: readonly File[]) {
  const body = new FormData();
  if (remark) body.set('remark', remark);
  for (const picture of pictures) body.append('file', picture, picture.name);
  return http.post('/wps/v2/promotions/{id}/applications', { params: { id }, body });
}
export const claimGift = (kind: 'WEEKLY' | 'MONTHLY') =>
  http.post('/wps/v2/vip/gifts/{kind}', { params: { kind } });
export const claimCashback = () => http.post('/wps/v2/cashback/claims');
export const grabRedRain = () => http.post('/wps/v2/red-rain/grabs');

/** 128 bits that this page draws after it saw the commitment of the day. */
export function drawRaffle(promotionId: string) {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const clientSeed = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return http.post('/wps/relay/MCS2_claimRafflePromotion', { body: { promotionId, clientSeed } });
}

/** The fund password is sealed; auth verifies it, and the gateway takes it out. */
interface Redemption {
  itemId: string;
  quantity: number;
  fundPassword: string;
  recipient?: string;
  phone?: string;
  address?: string;
}

export const redeemItem = (body: Redemption, idempotencyKey: string) =>
  http.post('/wps/relay/passwordCheck/MCS2_redeemPointReward', { body, idempotencyKey });
export const convertPoints = (body: { points: number; fundPassword: string }, idempotencyKey: string) =>
  http.post('/wps/relay/passwordCheck/MCS2_convertPoint', { body, idempotencyKey });
