import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type Vendor = Schema<'GameLaunch.VendorAdminResponse'>;
export type VendorGame = Schema<'GameLaunch.VendorGameResponse'>;
export type VendorSettings = Schema<'GameLaunch.VendorSettingsRequest'>;
export type GameSettings = Schema<'GameLaunch.GameSettingsRequest'>;
export type ValidBetSettings = Schema<'GameLaunch.ValidBetSettingsResponse'>;
export type CatalogueImport = Schema<'GameLaunch.CatalogueImportResponse'>;
export type GameReturn = Schema<'GameLaunch.RtpResponse'>;

const KEY = ['vendors'];
export const PAGE_SIZE = 20;

export const vendorQueries = {
  all: KEY,
  list: () =>
    queryOptions({
      queryKey: [...KEY, 'list'],
      queryFn: async ({ signal }) => (await http.get('/wps/v2/ops/vendors', { signal })).vendors,
      refetchInterval: 30_000,
    }),
  games: (vassalage: string, page: number) =>
    queryOptions({
      queryKey: [...KEY, 'games', vassalage, page],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/vendors/{vassalage}/games', {
          params: { vassalage },
          query: { pageNo: page, pageSize: PAGE_SIZE },
          signal,
        }),
      placeholderData: (before) => before,
    }),
  validBet: (vassalage: string) =>
    queryOptions({
      queryKey: [...KEY, 'valid-bet', vassalage],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/vendors/{vassalage}/valid-bet', { params: { vassalage }, signal }),
      // Read again each time: a change replaces all of the settings.
      gcTime: 0,
    }),
  returns: () =>
    queryOptions({
      queryKey: [...KEY, 'returns'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/rtp', { signal }),
    }),
};

export const saveVendor = (vassalage: string, body: VendorSettings) =>
  http.put('/wps/v2/ops/vendors/{vassalage}/settings', { params: { vassalage }, body });
export const setVendorMaintenance = (vassalage: string, maintenance: boolean) =>
  http.put('/wps/v2/ops/vendors/{vassalage}/maintenance', { params: { vassalage }, body: { maintenance } });
export const addKey = (vassalage: string, keyId: string, reason: string) =>
  http.post('/wps/v2/ops/vendors/{vassalage}/keys', { params: { vassalage }, body: { keyId, reason } });
export const removeKey = (vassalage: string, keyId: string, reason: string) =>
  http.post('/wps/v2/ops/vendors/{vassalage}/keys/{keyId}/removal', {
    params: { vassalage, keyId },
    body: { reason },
  });
export const saveGame = (gameId: string, body: GameSettings) =>
  http.put('/wps/v2/ops/games/{gameId}/settings', { params: { gameId }, body });
export const setGameMaintenance = (gameId: string, maintenance: boolean) =>
  http.put('/wps/v2/ops/games/{gameId}/maintenance', { params: { gameId }, body: { maintenance } });
export const importCatalogue = (provider: string, preview: boolean) =>
  http.post('/wps/v2/ops/catalogue/imports', { body: { provider, preview } });
