import { defineErrors } from '#libs/platform';

export const IdentityErrors = defineErrors({
  IDENTITY_CHECK_NOT_FOUND: {
    status: 404,
    vi: 'Không tìm thấy hồ sơ xác minh.',
    en: 'There is no such identity check.',
  },
  IDENTITY_PERSON_MISSING: {
    status: 422,
    vi: 'Hãy điền họ tên thật và ngày sinh trong thông tin cá nhân trước.',
    en: 'Enter your real name and birthday in the personal data first.',
  },
  IDENTITY_NUMBER_INVALID: {
    status: 422,
    vi: 'Số giấy tờ gồm 6-20 chữ cái và chữ số.',
    en: 'A document number has 6-20 letters and digits.',
  },
  IDENTITY_PICTURES_MISSING: {
    status: 422,
    vi: 'Hãy gửi đủ ảnh giấy tờ được yêu cầu.',
    en: 'Send every picture that is asked for.',
  },
  IDENTITY_CHECK_OPEN: {
    status: 409,
    vi: 'Hồ sơ xác minh của bạn đang được xét duyệt.',
    en: 'Your identity check is already under review.',
  },
  IDENTITY_LEVEL_HELD: {
    status: 409,
    vi: 'Bạn đã được xác minh ở cấp này.',
    en: 'You are already verified at this level.',
  },
  IDENTITY_TOO_MANY: {
    status: 429,
    vi: 'Bạn đã gửi hồ sơ quá nhiều lần, vui lòng thử lại sau.',
    en: 'You have sent too many identity checks, please retry later.',
  },
  IDENTITY_CHECK_STATE: {
    status: 409,
    vi: 'Hồ sơ đã được xử lý.',
    en: 'This identity check has been decided.',
  },
  IDENTITY_CHECK_CLAIMED: {
    status: 409,
    vi: 'Người khác đang xử lý hồ sơ này.',
    en: 'Another operator is working on this identity check.',
  },
  IDENTITY_CHECK_NOT_CLAIMED: {
    status: 409,
    vi: 'Hãy nhận xử lý hồ sơ này trước.',
    en: 'Claim this identity check first.',
  },
  IDENTITY_SECOND_PERSON: {
    status: 403,
    vi: 'Cần người thứ hai phê duyệt.',
    en: 'A second person has to approve this.',
  },
  IDENTITY_VALIDITY_INVALID: {
    status: 422,
    vi: 'Ngày hết hạn phải ở tương lai và trùng với lần duyệt đầu.',
    en: 'The expiry must lie ahead and equal that of the first approval.',
  },
});
