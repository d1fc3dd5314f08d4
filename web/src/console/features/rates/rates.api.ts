import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import type { Proposal, Service } from '../approvals/approvals.api';

type CashbackRate = Schema<'Promotions.RateResponse'>;
type PointRatio = Schema<'Points.RatioResponse'>;
export type RateKind = CashbackRate['category'] | PointRatio['pointType'];

/** A rate of cashback (millionths) or a ratio of points (minor units for a point; of `redeem`: points for a unit). */
export interface Rate {
  kind: RateKind;
  /** Empty: every vendor without a rate of its own. */
  vassalage: string;
  /** Empty: every brand without a rate of its own. */
  merchantCode: string;
  value: string;
  validFrom: string;
  changedBy: string | null;
  changedAt: string;
}

export type RateDraft = Pick<Rate, 'kind' | 'vassalage' | 'merchantCode' | 'value'> & {
  /** How many rates of just this kind, vendor and brand were read. */
  version: number;
  /** As soon as the service allows, where it is missing. */
  validFrom?: string;
};

const readers = {
  cashback: async (signal: AbortSignal): Promise<Rate[]> =>
    (await http.get('/wps/v2/ops/cashback/rates', { signal })).map(({ category, ratePpm, ...rest }) => ({
      ...rest,
      ...{ kind: category, value: String(ratePpm) },
    })),
  ratios: async (signal: AbortSignal): Promise<Rate[]> =>
    (await http.get('/wps/v2/ops/points/ratios', { signal })).map(({ pointType, ratio, ...rest }) => ({
      ...rest,
      ...{ kind: pointType, value: ratio, vassalage: '' },
    })),
};

export const rateQueries = {
  list: (name: RateSource['name']) =>
    queryOptions({ queryKey: ['rates', name], queryFn: ({ signal }) => readers[name](signal) }),
};

const ofCashback = ({ kind, value, validFrom, ...rest }: RateDraft): Proposal => ({
  kind: 'cashbackRate',
  rate: {
    ...rest,
    ...{ category: kind as CashbackRate['category'], ratePpm: Number(value) },
    ...(validFrom && { validFrom }),
  },
});

const ofPoints = ({ kind, value, validFrom, merchantCode, version }: RateDraft): Proposal => ({
  kind: 'pointRatio',
  ratio: {
    ...{ pointType: kind as PointRatio['pointType'], ratio: value, merchantCode, version },
    ...(validFrom && { validFrom }),
  },
});

export interface RateSource {
  /** Where its texts are. */
  name: keyof typeof readers;
  kinds: readonly RateKind[];
  /** A vendor can have a rate of its own. */
  byVendor: boolean;
  proposal: (draft: RateDraft) => Proposal;
  /** Whose approvals, and of which kind, its changes are. */
  approvals: { service: Service; kind: string };
}

export const cashbackRates: RateSource = {
  name: 'cashback',
  kinds: ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCK_FIGHT', 'LOTT', 'ELOTT', 'JACKPOT'],
  byVendor: true,
  proposal: ofCashback,
  approvals: { service: 'promotions', kind: 'CASHBACK_RATE' },
};

export const pointRatios: RateSource = {
  name: 'ratios',
  kinds: ['rng', 'live', 'sports', 'pvp', 'lott', 'deposit', 'redeem'],
  byVendor: false,
  proposal: ofPoints,
  approvals: { service: 'points', kind: 'POINT_RATIO' },
};
