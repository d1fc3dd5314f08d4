import { defineErrors } from '#libs/platform';

export const CardErrors = defineErrors({
  CARD_ROOM_UNKNOWN: { status: 404, vi: 'Không có phòng bài này.', en: 'There is no such card room.' },
  CARD_HAND_UNKNOWN: { status: 404, vi: 'Không có ván bài này.', en: 'There is no such hand.' },
  CARD_HAND_DEALT: {
    status: 409,
    vi: 'Ván đã chia bài, không thể đổi mã ngẫu nhiên nữa.',
    en: 'The hand is dealt, so its seeds can no longer be changed.',
  },
  CARD_TURN_PAST: {
    status: 409,
    vi: 'Lượt này đã qua. Bàn sẽ được cập nhật ngay.',
    en: 'This turn has passed. The table will be updated at once.',
  },
  CARD_MOVE_ILLEGAL: {
    status: 422,
    vi: 'Không thể đánh những lá bài này lúc này.',
    en: 'These cards may not be played now.',
  },
  CARD_STAKE_UNCERTAIN: {
    status: 503,
    vi: 'Chưa rõ tiền vào bàn đã được ghi nhận hay chưa. Tiền sẽ tự được xác nhận hoặc hoàn lại.',
    en: 'It is not known yet whether the stake was taken. It will be confirmed or refunded by itself.',
  },
});
