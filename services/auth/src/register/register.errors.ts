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
  TERMS_NOT_ACCEPTED: {
    status: 422,
    vi: 'Bạn cần xác nhận đủ 18 tuổi và đồng ý với điều khoản.',
    en: 'You must confirm that you are 18 or older and accept the terms.',
  },
  UNDER_AGE: {
    status: 422,
    vi: 'Bạn chưa đủ tuổi để mở tài khoản.',
    en: 'You are not old enough to open an account.',
  },
  INVITATION_CODE_INVALID: { status: 422, vi: 'Mã giới thiệu không hợp lệ.', en: 'Invitation code invalid.' },
  INVITATION_CODE_REQUIRED: {
    status: 422,
    vi: 'Cần mã giới thiệu để mở tài khoản.',
    en: 'Opening an account requires an invitation code.',
  },
  DEVICE_HAS_ACCOUNT: {
    status: 409,
    vi: 'Thiết bị này đã có tài khoản, mỗi người chỉ được mở một tài khoản.',
    en: 'This device already has an account; each person may open one only.',
  },
  USERNAME_TAKEN: { status: 409, vi: 'Tên đăng nhập đã được sử dụng.', en: 'The user name is taken.' },
});
