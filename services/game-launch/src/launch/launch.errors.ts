import { defineErrors } from '#libs/platform';

export const LaunchErrors = defineErrors({
  GAME_MAINTENANCE: { status: 422, vi: 'Game đang bảo trì', en: 'Game maintenance' },
  LAUNCH_ROUTE_UNAVAILABLE: {
    status: 422,
    vi: 'Trò chơi này chưa được mở.',
    en: 'This game is not available yet.',
  },
});
