import { defineErrors } from '#libs/platform';

export const VendorAdminErrors = defineErrors({
  VENDOR_KEYS_FULL: {
    status: 409,
    vi: 'Nhà cung cấp đã có hai khoá. Hãy gỡ một khoá trước.',
    en: 'The vendor has two keys. Remove one first.',
  },
  VENDOR_KEY_CHANGED: {
    status: 409,
    vi: 'Khoá đã được tạo lại hoặc gỡ sau đề xuất này.',
    en: 'The key was made again or removed after this proposal.',
  },
  VENDOR_KEY_EXISTS: { status: 409, vi: 'Khoá này đã có.', en: 'There is such a key already.' },
  VENDOR_KEY_UNKNOWN: { status: 404, vi: 'Không có khoá này.', en: 'There is no such key.' },
  LAUNCH_ORIGIN_NOT_FRAMED: {
    status: 422,
    vi: 'Trang web không được phép nhúng trò chơi từ máy chủ này (LAUNCH_GAME_ORIGINS).',
    en: 'The site may not frame games of this host (LAUNCH_GAME_ORIGINS).',
  },
});
