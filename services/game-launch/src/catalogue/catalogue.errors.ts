import { defineErrors } from '#libs/platform';

export const CatalogueErrors = defineErrors({
  GAME_UNKNOWN: { status: 404, vi: 'Không tìm thấy trò chơi này.', en: 'There is no such game.' },
  VENDOR_UNKNOWN: { status: 404, vi: 'Không tìm thấy nhà cung cấp này.', en: 'There is no such vendor.' },
  PROVIDER_UNKNOWN: {
    status: 404,
    vi: 'Không có nhà cung cấp trò chơi nào tên như vậy.',
    en: 'There is no game provider of that name.',
  },
  PROVIDER_CONFIGURED: {
    status: 409,
    vi: 'Địa chỉ danh mục của nhà cung cấp này do cấu hình của dịch vụ quyết định.',
    en: "The catalogue's address of this provider is in the service's settings.",
  },
  PROVIDER_CHANGED: {
    status: 409,
    vi: 'Địa chỉ danh mục đã được thay đổi sau đề xuất này.',
    en: "The catalogue's address has changed since this proposal.",
  },
  CATALOGUE_UNREACHABLE: {
    status: 503,
    vi: 'Không tải được danh mục của nhà cung cấp, vui lòng thử lại.',
    en: "The provider's catalogue could not be fetched, please retry.",
  },
  CATALOGUE_INVALID: {
    status: 422,
    vi: 'Danh mục của nhà cung cấp không hợp lệ.',
    en: "The provider's catalogue is not valid.",
  },
});
