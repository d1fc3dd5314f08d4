import { http } from '~/lib/http';

export const giveUpBonus = (rolloverId: string) =>
  http.post('/wps/v2/bonuses/{rolloverId}/give-up', { params: { rolloverId } });
