import { defineErrors } from '#libs/platform';

export const LimitErrors = defineErrors({
  LOTTERY_LIMIT_UNKNOWN: { status: 404, vi: 'Không có hạn mức này.', en: 'There is no such limit.' },
  LOTTERY_LIMIT_CHANGED: {
    status: 409,
    vi: 'Hạn mức đã được người khác thay đổi. Hãy tải lại.',
    en: 'Another operator has changed the limit. Load it again.',
  },
  LOTTERY_LIMIT_INCONSISTENT: {
    status: 422,
    vi: 'Hạn mức mâu thuẫn: mức cược tối thiểu không được vượt tối đa, tiền thắng không được vượt tổng hạn mức số và tổ hợp.',
    en: 'The limits contradict: the least stake is at most the highest, and a win at most the caps of numbers and combinations together.',
  },
});
