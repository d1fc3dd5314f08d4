import { defineErrors } from '#libs/platform';

export const ContributionErrors = defineErrors({
  CONTRIBUTION_UNKNOWN: {
    status: 404,
    vi: 'Không có tỷ lệ này.',
    en: 'There is no such share.',
  },
  CONTRIBUTION_CHANGED: {
    status: 409,
    vi: 'Tỷ lệ đã được người khác thay đổi. Hãy tải lại.',
    en: 'Someone else has changed the share meanwhile. Load it again.',
  },
});
