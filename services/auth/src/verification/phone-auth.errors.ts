import { defineErrors } from '#libs/platform';

export const PhoneAuthErrors = defineErrors({
  PHONE_AUTH_UNAVAILABLE: {
    status: 403,
    vi: 'Xác thực qua dịch vụ số điện thoại hiện không mở.',
    en: 'Verification by the phone service is not open.',
  },
  PHONE_AUTH_UNKNOWN_ERROR: {
    status: 422,
    vi: 'Lỗi không xác định khi xác thực số điện thoại.',
    en: 'Unknown error in the verification of the phone number.',
  },
  PHONE_IDENTITY_INVALID: {
    status: 422,
    vi: 'Không xác nhận được số điện thoại này.',
    en: 'This phone number could not be confirmed.',
  },
  PHONE_NOT_REGISTERED: {
    status: 422,
    vi: 'Số điện thoại này chưa có tài khoản, vui lòng đăng ký.',
    en: 'There is no account by this phone number yet, please register.',
  },
  PHONE_LOGIN_CANCELLED: {
    status: 422,
    vi: 'Bạn đã đóng cửa sổ xác thực, đăng nhập không thành công.',
    en: 'The window was closed by the user, the login failed.',
  },
});
