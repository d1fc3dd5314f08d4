import { defineErrors } from '#libs/platform';

export const SiteErrors = defineErrors({
  SITE_MAINTENANCE: {
    status: 503,
    vi: 'Kính gửi Quý khách: Hệ thống hiện đang được bảo trì.',
    en: 'Dear valued Customer: We are currently performing a system maintenance.',
  },
  REGION_RESTRICTED: {
    status: 403,
    vi: 'Do giới hạn về vị trí hoặc địa chỉ IP, bạn không được phép truy cập trang này. Chúng tôi xin lỗi vì sự bất tiện.',
    en: 'Due to restriction of your location or IP address, you are not allowed to access the site. We apologize for the inconvenience.',
  },
});
