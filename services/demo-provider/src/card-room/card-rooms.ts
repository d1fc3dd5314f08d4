import type { Names } from '../catalogue/title.types.js';
import type { StakeTerms } from './rules/payout.rules.js';

/** A room of card tables with one stake. */
export interface CardRoom extends StakeTerms {
  code: string;
  vassalage: string;
  gameId: string;
  names: Names;
  /** Seconds until empty seats are taken by house bots, for a turn, and for a turn of a player who is away. */
  waitSeconds: number;
  turnSeconds: number;
  awaySeconds: number;
  tags: readonly ('hot' | 'new')[];
}

/** The stake in units: the most that a seat can lose in a hand. */
const stakeUnits = 10n;

const clock = { waitSeconds: 12, turnSeconds: 20, awaySeconds: 5 };

type Entry = Pick<CardRoom, 'code' | 'names' | 'unit' | 'rakeBp' | 'tags'>;

/** A room's id is its place in the list: entries are only ever added at the end. */
const entries: readonly Entry[] = [
  {
    ...{ code: 'tien-len-san-dinh', names: { vi: 'Tiến Lên Sân Đình', en: 'Village Tiến Lên' } },
    ...{ unit: 200_000n, rakeBp: 300, tags: ['hot'] },
  },
  {
    ...{ code: 'tien-len-hoang-thanh', names: { vi: 'Tiến Lên Hoàng Thành', en: 'Citadel Tiến Lên' } },
    ...{ unit: 2_000_000n, rakeBp: 250, tags: ['new'] },
  },
];

export const CARD_VENDOR = { vassalage: 'SBV', names: { vi: 'Sảnh Bài Việt', en: 'Việt Card Hall' } };

export const CARD_ROOMS: readonly CardRoom[] = entries.map((entry, index) => ({
  ...entry,
  ...clock,
  buyIn: entry.unit * stakeUnits,
  vassalage: CARD_VENDOR.vassalage,
  gameId: `${CARD_VENDOR.vassalage}-C${String(index + 1).padStart(2, '0')}`,
}));

const byCode = new Map(CARD_ROOMS.map((room) => [room.code, room]));

export const cardRoomOf = (code: string): CardRoom | undefined => byCode.get(code);
