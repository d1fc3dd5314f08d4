import { defineErrors } from '#libs/platform';

export const PasswordPolicyErrors = defineErrors({
  PASSWORDS_DIFFER: { status: 422, vi: 'Hai mật khẩu không khớp.', en: 'The two passwords do not match.' },
  PASSWORD_TOO_WEAK: {
    status: 422,
    vi: 'Mật khẩu quá dễ đoán hoặc có độ dài không phù hợp, vui lòng chọn mật khẩu khác.',
    en: 'The password is too easy to guess or of the wrong length, please choose another.',
  },
  FUND_PASSWORD_EQUALS_PASSWORD: {
    status: 422,
    vi: 'Mật khẩu rút tiền phải khác mật khẩu đăng nhập.',
    en: 'The fund password must differ from the login password.',
  },
});
