import { defineErrors } from '#libs/platform';

export const ReportErrors = defineErrors({
  RANGE_INVALID: {
    status: 400,
    vi: 'Khoảng ngày không hợp lệ, tối đa 366 ngày.',
    en: 'The range of days is not valid, 366 days at most.',
  },
});
