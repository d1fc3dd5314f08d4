import { defineErrors } from '#libs/platform';

export const LaunchErrors = defineErrors({
  GAME_MAINTENANCE: { status: 422, vi: 'Game đang bảo trì', en: 'Game maintenance' },
  REALITY_CHECK_DUE: {
    status: 422,
    vi: 'Vui lòng xem thời gian và kết quả chơi trước khi mở trò chơi.',
    en: 'Please look at your time and result before opening a game.',
  },
  LAUNCH_ROUTE_UNAVAILABLE: {
    status: 422,
    vi: 'Trò chơi này chưa được mở.',
    en: 'This game is not available yet.',
  },
});
