import { defineErrors } from '#libs/platform';

export const ExclusionErrors = defineErrors({
  SELF_EXCLUDED: {
    status: 403,
    vi: 'Tài khoản đang tạm nghỉ hoặc tự loại trừ theo quyết định của bạn. Để rút số dư còn lại, vui lòng liên hệ chăm sóc khách hàng.',
    en: 'By your own decision the account is on a break or self-excluded. To withdraw what is left, please contact customer service.',
  },
  PERSON_SELF_EXCLUDED: {
    status: 403,
    vi: 'Bạn đang trong thời gian tự loại trừ và chưa thể mở tài khoản mới.',
    en: 'You are self-excluded and cannot open a new account yet.',
  },
  PERSON_BLOCKED: {
    status: 403,
    vi: 'Bạn chưa thể mở tài khoản mới. Vui lòng liên hệ chăm sóc khách hàng.',
    en: 'You cannot open a new account. Please contact customer service.',
  },
  /** One answer whatever the state of that account: a typed name proves no identity. */
  PERSON_HAS_ACCOUNT: {
    status: 409,
    vi: 'Đã có tài khoản với họ tên và ngày sinh này. Mỗi người chỉ mở được một tài khoản; nếu đó không phải là bạn, vui lòng liên hệ chăm sóc khách hàng.',
    en: 'There is an account with this name and birth date already. Each person may open one only; if it is not yours, please contact customer service.',
  },
  SESSION_LIMIT_REACHED: {
    status: 403,
    vi: 'Bạn đã dùng hết thời gian chơi tự đặt.',
    en: 'You have reached the session time that you set for yourself.',
  },
  EXCLUSION_CANNOT_BE_SHORTENED: {
    status: 422,
    vi: 'Không thể rút ngắn thời gian tự loại trừ.',
    en: 'A self-exclusion cannot be shortened.',
  },
});
