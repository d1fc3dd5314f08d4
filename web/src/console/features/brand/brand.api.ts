import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type Brand = Schema<'Member.BrandResponse'>;
export type SwitchNode = Brand['whitelabel'][number];

const KEY = ['brand'];

export const brandQueries = {
  all: KEY,
  brand: () =>
    queryOptions({
      queryKey: [...KEY, 'now'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/brand', { signal }),
    }),
  changes: () =>
    queryOptions({
      queryKey: [...KEY, 'changes'],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/brand/changes', { query: { pageNo: 1, pageSize: 20 }, signal }),
    }),
};

export interface BrandChange {
  switches?: Record<string, boolean>;
  settings?: Record<string, boolean>;
  maintenance?: boolean;
  maintenanceUntil?: string | null;
}

/** Refused if another operator changed the brand since `brand` was read. */
export const changeBrand = (brand: Brand, change: BrandChange) =>
  http.put('/wps/v2/ops/brand', {
    body: { version: brand.version, merchantCode: brand.merchantCode, ...change },
  });
