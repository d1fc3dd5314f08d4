import { defineErrors } from '#libs/platform';

export const LimitErrors = defineErrors({
  EXCLUSION_CANNOT_BE_SHORTENED: {
    status: 422,
    vi: 'Không thể rút ngắn thời gian tự loại trừ.',
    en: 'A self-exclusion cannot be shortened.',
  },
  ACCOUNT_STOPPED_BY_AUDITOR: {
    status: 409,
    vi: 'Tài khoản bị bộ phận kiểm toán sổ cái dừng; chỉ mở lại được sau khi kiểm tra và giải phóng.',
    en: 'The auditor has stopped this account; only a release opens it again.',
  },
});
