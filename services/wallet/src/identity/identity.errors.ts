import { defineErrors } from '#libs/platform';

export const IdentityErrors = defineErrors({
  WITHDRAWAL_IDENTITY_REQUIRED: {
    status: 422,
    vi: 'Khoản rút này cần xác minh danh tính trước.',
    en: 'Verify your identity before this withdrawal.',
  },
});
