import type { Names } from '../catalogue/title.types.js';
import type { TableKind } from '../table-game/table-game.types.js';

export interface LiveTable {
  code: string;
  vassalage: string;
  gameId: string;
  names: Names;
  kind: TableKind;
  /** Stakes of one spot, in minor units. */
  minBet: bigint;
  maxBet: bigint;
  /** Seconds for bets, and seconds in which the page shows the deal. */
  betSeconds: number;
  showSeconds: number;
  tags: readonly ('hot' | 'new')[];
}

type Entry = Omit<LiveTable, 'vassalage' | 'gameId' | 'tags'> & { tags?: LiveTable['tags'] };

/** A table's id is its place in its vendor's list: entries are only ever added at the end. */
const entries: Record<string, readonly Entry[]> = {
  SHS: [
    {
      ...{ code: 'sen-baccarat', names: { vi: 'Baccarat Sen Hồng', en: 'Pink Lotus Baccarat' }, kind: 'BAC' },
      ...{ minBet: 1_000_000n, maxBet: 2_000_000_000n, betSeconds: 15, showSeconds: 11, tags: ['hot'] },
    },
    {
      ...{ code: 'sen-roulette', names: { vi: 'Roulette Sen Hồng', en: 'Pink Lotus Roulette' }, kind: 'ROU' },
      ...{ minBet: 500_000n, maxBet: 1_000_000_000n, betSeconds: 18, showSeconds: 10 },
    },
    {
      ...{
        code: 'sen-rong-ho',
        names: { vi: 'Rồng Hổ Sen Hồng', en: 'Pink Lotus Dragon Tiger' },
        kind: 'DAT',
      },
      ...{ minBet: 500_000n, maxBet: 1_000_000_000n, betSeconds: 12, showSeconds: 7 },
    },
  ],
  LVG: [
    {
      ...{ code: 'lac-baccarat', names: { vi: 'Baccarat Lạc Việt', en: 'Lạc Việt Baccarat' }, kind: 'BAC' },
      ...{ minBet: 500_000n, maxBet: 500_000_000n, betSeconds: 12, showSeconds: 10 },
    },
    {
      ...{ code: 'lac-tai-xiu', names: { vi: 'Tài Xỉu Lạc Việt', en: 'Lạc Việt Sic Bo' }, kind: 'SIC' },
      ...{ minBet: 200_000n, maxBet: 500_000_000n, betSeconds: 16, showSeconds: 8, tags: ['hot'] },
    },
    {
      ...{ code: 'lac-xoc-dia', names: { vi: 'Xóc Đĩa Lạc Việt', en: 'Lạc Việt Xóc Đĩa' }, kind: 'SD' },
      ...{ minBet: 200_000n, maxBet: 500_000_000n, betSeconds: 15, showSeconds: 7, tags: ['hot'] },
    },
  ],
  TBP: [
    {
      ...{
        code: 'trang-baccarat',
        names: { vi: 'Baccarat VIP Trăng Bạc', en: 'Silver Moon VIP Baccarat' },
        kind: 'BAC',
      },
      ...{ minBet: 10_000_000n, maxBet: 20_000_000_000n, betSeconds: 20, showSeconds: 12 },
    },
    {
      ...{ code: 'trang-fan-tan', names: { vi: 'Fan Tan Trăng Bạc', en: 'Silver Moon Fan-Tan' }, kind: 'FT' },
      ...{ minBet: 500_000n, maxBet: 1_000_000_000n, betSeconds: 15, showSeconds: 8, tags: ['new'] },
    },
    {
      ...{
        code: 'trang-roulette',
        names: { vi: 'Roulette Trăng Bạc', en: 'Silver Moon Roulette' },
        kind: 'ROU',
      },
      ...{ minBet: 2_000_000n, maxBet: 5_000_000_000n, betSeconds: 18, showSeconds: 10 },
    },
  ],
};

export const TABLES: readonly LiveTable[] = Object.entries(entries).flatMap(([vassalage, tables]) =>
  tables.map((table, index) => ({
    ...{ tags: [], ...table, vassalage },
    gameId: `${vassalage}-L${String(index + 1).padStart(2, '0')}`,
  })),
);

const byCode = new Map(TABLES.map((table) => [table.code, table]));

export const tableOf = (code: string): LiveTable | undefined => byCode.get(code);

const steps = [1n, 2n, 5n, 10n, 50n, 100n];

/** Six chips from the smallest stake on. */
export const chipsOf = ({ minBet, maxBet }: LiveTable): bigint[] =>
  steps.map((step) => step * minBet).filter((chip) => chip <= maxBet);
