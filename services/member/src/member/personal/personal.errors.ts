import { defineErrors } from '#libs/platform';

export const PersonalErrors = defineErrors({
  NICKNAME_INVALID: {
    status: 422,
    vi: 'Biệt danh phải có 2-20 ký tự gồm chữ và số, không giả danh nhân viên.',
    en: 'A nickname has 2-20 letters and digits and may not pose as staff.',
  },
  PAYEE_NAME_INVALID: {
    status: 422,
    vi: 'Định dạng họ tên thật không đúng.',
    en: 'Real name format incorrect.',
  },
  PAYEE_NAME_FIXED: {
    status: 409,
    vi: 'Họ tên thật đã được lưu, vui lòng liên hệ chăm sóc khách hàng để thay đổi.',
    en: 'The real name has been set, please contact customer service to change it.',
  },
  BIRTHDAY_INVALID: { status: 422, vi: 'Ngày sinh không hợp lệ.', en: 'The birthday is not valid.' },
  BIRTHDAY_FIXED: {
    status: 409,
    vi: 'Ngày sinh đã được lưu, vui lòng liên hệ chăm sóc khách hàng để thay đổi.',
    en: 'The birthday has been set, please contact customer service to change it.',
  },
  UNDER_AGE: { status: 422, vi: 'Bạn chưa đủ tuổi để chơi.', en: 'You are not old enough to play.' },
});
