import { defineErrors } from '#libs/platform';

export const TableErrors = defineErrors({
  TABLE_UNKNOWN: { status: 404, vi: 'Không có bàn này.', en: 'There is no such table.' },
  TABLE_BETS_CLOSED: {
    status: 409,
    vi: 'Ván này đã ngừng nhận cược. Vui lòng đợi ván sau.',
    en: 'Bets of this round are closed. Please wait for the next round.',
  },
  TABLE_SPOT_UNKNOWN: { status: 422, vi: 'Bàn không có cửa cược này.', en: 'The table has no such bet.' },
  TABLE_STAKE_OUTSIDE_LIMITS: {
    status: 422,
    vi: 'Mức cược nằm ngoài giới hạn của bàn.',
    en: 'The stake is outside the limits of the table.',
  },
  TABLE_SLIP_REUSED: {
    status: 409,
    vi: 'Mã phiếu này đã được dùng cho các cược khác.',
    en: 'This slip id was used for other bets.',
  },
  TABLE_BET_UNCERTAIN: {
    status: 503,
    vi: 'Chưa rõ cược đã được ghi nhận hay chưa. Cược sẽ tự được xác nhận hoặc hoàn tiền.',
    en: 'It is not known yet whether the bet was taken. It will be confirmed or refunded by itself.',
  },
});
