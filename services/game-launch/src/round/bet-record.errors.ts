import { defineErrors } from '#libs/platform';

export const BetRecordErrors = defineErrors({
  BET_NOT_FOUND: { status: 404, vi: 'Không tìm thấy cược này.', en: 'There is no such bet.' },
  PERIOD_INVALID: {
    status: 400,
    vi: 'Khoảng thời gian không hợp lệ (tối đa 93 ngày).',
    en: 'The period is not valid (93 days at most).',
  },
});
