import { defineErrors } from '#libs/platform';

export const SiteErrors = defineErrors({
  SITE_MAINTENANCE: {
    status: 503,
    vi: 'Kính gửi Quý khách: Hệ thống hiện đang được bảo trì.',
    en: 'Dear valued Customer: We are currently performing a system maintenance.',
  },
  SITE_UNAVAILABLE: {
    status: 503,
    vi: 'Trang web chưa sẵn sàng. Vui lòng thử lại sau.',
    en: 'The site is not ready yet. Please try again later.',
  },
  MERCHANT_UNKNOWN: {
    status: 404,
    vi: 'Thương hiệu này không tồn tại.',
    en: 'This brand does not exist.',
  },
  REGION_RESTRICTED: {
    status: 403,
    vi: 'Do giới hạn về vị trí hoặc địa chỉ IP, bạn không được phép truy cập trang này. Chúng tôi xin lỗi vì sự bất tiện.',
    en: 'Due to restriction of your location or IP address, you are not allowed to access the site. We apologize for the inconvenience.',
  },
});
