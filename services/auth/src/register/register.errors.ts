import { defineErrors } from '#libs/platform';

export const RegisterErrors = defineErrors({
  REGISTRATION_CLOSED: {
    status: 403,
    vi: 'Hình thức đăng ký này hiện không mở.',
    en: 'This way of registering is not open.',
  },
  REGISTRATION_LIMIT: {
    status: 429,
    vi: 'Bạn đã đăng ký quá nhiều tài khoản, vui lòng thử lại sau.',
    en: 'Too many registrations from here, please retry later.',
  },
  REGISTER_FIELD_INVALID: {
    status: 422,
    vi: 'Một số thông tin đăng ký chưa hợp lệ.',
    en: 'Some of the registration fields are not valid.',
  },
  PASSWORDS_DIFFER: { status: 422, vi: 'Hai mật khẩu không khớp.', en: 'The two passwords do not match.' },
  PASSWORD_TOO_WEAK: {
    status: 422,
    vi: 'Mật khẩu quá dễ đoán hoặc có độ dài không phù hợp, vui lòng chọn mật khẩu khác.',
    en: 'The password is too easy to guess or of the wrong length, please choose another.',
  },
  TERMS_NOT_ACCEPTED: {
    status: 422,
    vi: 'Bạn cần xác nhận đủ 18 tuổi và đồng ý với điều khoản.',
    en: 'You must confirm that you are 18 or older and accept the terms.',
  },
  UNDER_AGE: { status: 422, vi: 'Bạn phải đủ 18 tuổi.', en: 'You must be 18 or older.' },
  INVITATION_CODE_INVALID: { status: 422, vi: 'Mã giới thiệu không hợp lệ.', en: 'Invitation code invalid.' },
  FUND_PASSWORD_EQUALS_PASSWORD: {
    status: 422,
    vi: 'Mật khẩu rút tiền phải khác mật khẩu đăng nhập.',
    en: 'The fund password must differ from the login password.',
  },
  CONTACT_IN_USE: {
    status: 409,
    vi: 'Số điện thoại hoặc e-mail này đã thuộc về một tài khoản khác.',
    en: 'This phone number or e-mail address belongs to another account.',
  },
  DEVICE_HAS_ACCOUNT: {
    status: 409,
    vi: 'Thiết bị này đã có tài khoản, mỗi người chỉ được mở một tài khoản.',
    en: 'This device already has an account; each person may open one only.',
  },
  USERNAME_TAKEN: { status: 409, vi: 'Tên đăng nhập đã được sử dụng.', en: 'The user name is taken.' },
});
