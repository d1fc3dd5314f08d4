import { defineErrors } from '#libs/platform';

export const CatalogueErrors = defineErrors({
  GAME_UNKNOWN: { status: 404, vi: 'Không tìm thấy trò chơi này.', en: 'There is no such game.' },
  VENDOR_UNKNOWN: { status: 404, vi: 'Không tìm thấy nhà cung cấp này.', en: 'There is no such vendor.' },
  PROVIDER_UNKNOWN: {
    status: 404,
    vi: 'Không có nhà cung cấp trò chơi nào tên như vậy.',
    en: 'There is no game provider of that name.',
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
