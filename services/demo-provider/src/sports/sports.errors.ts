import { defineErrors } from '#libs/platform';

export const SportsErrors = defineErrors({
  SPORTS_MATCH_CLOSED: {
    status: 409,
    vi: 'Trận đấu đã bắt đầu hoặc không có trong danh sách. Vui lòng chọn trận khác.',
    en: 'The match has begun or is not on the list. Please choose another one.',
  },
  SPORTS_ODDS_CHANGED: {
    status: 409,
    vi: 'Tỷ lệ cược đã thay đổi. Vui lòng kiểm tra lại phiếu cược.',
    en: 'The odds have changed. Please check your bet slip.',
  },
  SPORTS_SAME_MATCH: {
    status: 422,
    vi: 'Một cược xiên không thể có hai lựa chọn của cùng một trận.',
    en: 'A parlay cannot have two selections of one match.',
  },
  SPORTS_STAKE_OUTSIDE_LIMITS: {
    status: 422,
    vi: 'Mức cược nằm ngoài giới hạn.',
    en: 'The stake is outside the limits.',
  },
  SPORTS_WIN_ABOVE_LIMIT: {
    status: 422,
    vi: 'Tiền thắng tối đa vượt giới hạn. Vui lòng giảm mức cược.',
    en: 'The highest win is above the limit. Please lower the stake.',
  },
  SPORTS_BET_ID_REUSED: {
    status: 409,
    vi: 'Mã cược này đã được dùng cho một cược khác.',
    en: 'This bet id was used for another bet.',
  },
  SPORTS_BET_UNCERTAIN: {
    status: 503,
    vi: 'Chưa rõ cược đã được ghi nhận hay chưa. Cược sẽ tự được xác nhận hoặc hoàn tiền.',
    en: 'It is not known yet whether the bet was taken. It will be confirmed or refunded by itself.',
  },
});
