import type { lotteryGameOffered, PayloadOf } from '#libs/events';

/** Our own lotteries stand in the catalogue under this vendor. */
export const lotteryVendor = { vassalage: 'LOTUS', provider: 'lotus', displayName: 'Lotus' } as const;

export type AccountTypeName = 'TCG_SEA' | 'TCG_LOTTO_VN' | 'LOTT' | 'ELOTT';

/** Which lottery page an entry opens (specification 3.25). */
export function accountTypeOf({
  area,
  isRegional,
}: Pick<PayloadOf<typeof lotteryGameOffered>, 'area' | 'isRegional'>): AccountTypeName {
  if (area === 'ELOTT') return 'ELOTT';
  if (area === 'SEA') return 'TCG_SEA';
  return isRegional ? 'TCG_LOTTO_VN' : 'LOTT';
}

export const entryId = (gameCode: string): string => `lottery-${gameCode.toLowerCase()}`;
