import { defineErrors } from '#libs/platform';

export const LaunchErrors = defineErrors({
  GAME_MAINTENANCE: { status: 422, vi: 'Game đang bảo trì', en: 'Game maintenance' },
  REALITY_CHECK_DUE: {
    status: 422,
    vi: 'Vui lòng xem thời gian và kết quả chơi trước khi mở trò chơi.',
    en: 'Please look at your time and result before opening a game.',
  },
  FREE_PLAY_UNAVAILABLE: {
    status: 422,
    vi: 'Trò chơi này không có chế độ chơi thử.',
    en: 'This game has no free play.',
  },
  VENDOR_UNREACHABLE: {
    status: 503,
    vi: 'Nhà cung cấp trò chơi đang không phản hồi. Vui lòng thử lại sau ít phút.',
    en: 'The game provider does not respond. Please try again in a few minutes.',
  },
  CURRENCY_UNSUPPORTED: {
    status: 422,
    vi: 'Nhà cung cấp này không hỗ trợ loại tiền của bạn.',
    en: 'This provider does not support your currency.',
  },
  LAUNCH_ROUTE_UNAVAILABLE: {
    status: 422,
    vi: 'Trò chơi này chưa được mở.',
    en: 'This game is not available yet.',
  },
});
