import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type ReportedPool = Schema<'GameLaunch.ReportedPoolResponse'>;
export type ReportedAward = Schema<'GameLaunch.ReportedAwardResponse'>;
type LedgerPool = Schema<'Wallet.JackpotPoolResponse'>;

export interface ComparedPool extends ReportedPool {
  /** What the ledger holds. */
  ledger: string;
  agrees: boolean;
}

export interface Jackpots {
  pools: ComparedPool[];
  awards: ReportedAward[];
  silent: string[];
}

const reported = (signal: AbortSignal) => http.get('/wps/v2/ops/jackpots', { signal });
const keyOf = (mode: string, { vassalage, pool }: { vassalage: string; pool: string }) =>
  `${mode} ${vassalage} ${pool}`;

export const jackpotQueries = {
  /** Bets go on while both are read, so the ledger agrees where it does with the provider's figure before or after it. */
  compared: () =>
    queryOptions({
      queryKey: ['console-jackpots'],
      queryFn: async ({ signal }): Promise<Jackpots> => {
        const before = await reported(signal);
        const ledger = await http.get('/wps/v2/ops/ledger/jackpot-pools', { signal });
        const after = await reported(signal);
        return { ...after, pools: compared(before.pools, ledger, after.pools) };
      },
      refetchInterval: 30_000,
    }),
};

export function compared(
  before: readonly ReportedPool[],
  ledger: readonly LedgerPool[],
  after: readonly ReportedPool[],
): ComparedPool[] {
  const held = new Map(ledger.map((one) => [keyOf(one.book, one), one.balance]));
  const earlier = new Map(before.map((one) => [keyOf(one.mode, one), one.balance]));
  return after.map((pool) => {
    const key = keyOf(pool.mode, pool);
    const inLedger = held.get(key) ?? '0.00';
    return {
      ...pool,
      ledger: inLedger,
      agrees: inLedger === pool.balance || inLedger === earlier.get(key),
    };
  });
}
