import { defineErrors } from '#libs/platform';

export const RolloverErrors = defineErrors({
  ROLLOVER_NOT_FOUND: {
    status: 404,
    vi: 'Không tìm thấy yêu cầu vòng cược.',
    en: 'There is no such turnover requirement.',
  },
});
