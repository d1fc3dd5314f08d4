import { defineErrors } from '#libs/platform';

export const BrandErrors = defineErrors({
  MERCHANT_UNKNOWN: { status: 404, vi: 'Không tìm thấy thương hiệu.', en: 'There is no such merchant.' },
  URL_INVALID: {
    status: 404,
    vi: 'Địa chỉ không hợp lệ, vui lòng liên hệ chăm sóc khách hàng.',
    en: 'Invalid URL, contact customer service.',
  },
  BRAND_CHANGED: {
    status: 409,
    vi: 'Cấu hình đã được người khác thay đổi, vui lòng tải lại.',
    en: 'The configuration was changed by somebody else, please reload.',
  },
  BRAND_CHANGE_INVALID: {
    status: 422,
    vi: 'Nội dung thay đổi không hợp lệ.',
    en: 'The change is not valid.',
  },
});
