import { defineErrors } from '#libs/platform';

export const OperatorErrors = defineErrors({
  OPERATOR_NAME_TAKEN: {
    status: 409,
    vi: 'Tên đăng nhập này đã có người dùng.',
    en: 'This user name is taken.',
  },
  OPERATOR_IS_SELF: {
    status: 409,
    vi: 'Bạn không thể tự thay đổi tài khoản của mình. Hãy nhờ một quản trị viên khác.',
    en: 'You cannot change your own account. Ask another administrator.',
  },
  ENROLMENT_INVALID: {
    status: 404,
    vi: 'Mã kích hoạt không đúng, đã dùng hoặc đã hết hạn.',
    en: 'The enrolment code is wrong, used or expired.',
  },
});
