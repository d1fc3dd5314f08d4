import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type OpsPromotion = Schema<'Promotions.OpsPromotionResponse'>;
export type PromotionDraft = Schema<'Promotions.PromotionDraftRequest'>;
export type PromotionState = OpsPromotion['state'];
export type PromotionKind = PromotionDraft['kind'];
export type Simulation = Schema<'Promotions.SimulationResponse'>;

const KEY = ['promotions'];
const PAGE_SIZE = 50;

export const promotionQueries = {
  all: KEY,
  /** Budgets and stocks fall while the page is open. */
  list: (pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'list', pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/promotions', { query: { pageNo, pageSize: PAGE_SIZE }, signal }),
      refetchInterval: 10_000,
      placeholderData: keepPreviousData,
    }),
  history: (id: string) =>
    queryOptions({
      queryKey: [...KEY, 'history', id],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/promotions/{id}/history', { params: { id }, signal }),
    }),
  simulation: (id: string, version: number, days: number) =>
    queryOptions({
      queryKey: [...KEY, 'simulation', id, version, days],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/promotions/{id}/simulation', { params: { id }, query: { days }, signal }),
      staleTime: Infinity,
    }),
  rounds: () =>
    queryOptions({
      queryKey: [...KEY, 'rounds'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/red-rain/rounds', { signal }),
      refetchInterval: 10_000,
    }),
};

export const addPromotion = (body: PromotionDraft) => http.post('/wps/v2/ops/promotions', { body });
export const changePromotion = (id: string, version: number, body: PromotionDraft) =>
  http.put('/wps/v2/ops/promotions/{id}', { params: { id }, body: { ...body, version } });
export const setPromotionState = ({ id, version }: OpsPromotion, state: PromotionState) =>
  http.put('/wps/v2/ops/promotions/{id}/state', { params: { id }, body: { state, version } });
