import { defineErrors } from '#libs/platform';

export const FieldErrors = defineErrors({
  REGISTER_FIELD_INVALID: {
    status: 422,
    vi: 'Một số thông tin đăng ký chưa hợp lệ.',
    en: 'Some of the registration fields are not valid.',
  },
});
