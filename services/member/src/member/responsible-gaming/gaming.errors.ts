import { defineErrors, ServiceUnavailable } from '#libs/platform';

export const GamingErrors = defineErrors({
  LIMIT_VALUE_INVALID: {
    status: 422,
    vi: 'Vui lòng nhập giới hạn hợp lệ.',
    en: 'Please enter a valid limit.',
  },
  LIMIT_NOT_SET: { status: 404, vi: 'Bạn chưa đặt giới hạn này.', en: 'You have not set this limit.' },
  LIMIT_NOTHING_PENDING: {
    status: 409,
    vi: 'Không có thay đổi nào đang chờ xác nhận.',
    en: 'No change is waiting to be confirmed.',
  },
  LIMIT_RAISE_TOO_SOON: {
    status: 422,
    vi: 'Việc nới giới hạn chỉ xác nhận được sau 24 giờ.',
    en: 'Raising a limit can be confirmed only after 24 hours.',
  },
  EXCLUSION_INVALID: {
    status: 422,
    vi: 'Thời hạn tạm nghỉ hoặc tự loại trừ không hợp lệ.',
    en: 'This is not a valid period of cool-off or self-exclusion.',
  },
  EXCLUSION_NOT_CONFIRMED: {
    status: 422,
    vi: 'Vui lòng xác nhận rằng bạn muốn ngừng chơi trong thời gian này.',
    en: 'Please confirm that you want to stop playing for this period.',
  },
  EXCLUSION_CANNOT_BE_SHORTENED: {
    status: 409,
    vi: 'Không thể rút ngắn thời gian tự loại trừ.',
    en: 'A self-exclusion cannot be shortened.',
  },
  REALITY_CHECK_UNANSWERED: {
    status: 409,
    vi: 'Một nhắc thực tế đang chờ bạn trả lời. Vui lòng trả lời trước khi đổi hoặc tắt nhắc.',
    en: 'A reality check is waiting for your answer. Please answer it before you change it or switch it off.',
  },
  GAMING_DECISION_PENDING: {
    status: 503,
    vi: 'Quyết định của bạn đã được ghi lại và sẽ có hiệu lực ngay khi kết nối trở lại.',
    en: 'Your decision has been recorded and takes effect as soon as the connection is back.',
  },
});

/** The decision is stored and applied later if wallet or auth is unreachable. */
export function pending(error: unknown): never {
  if (error instanceof ServiceUnavailable) throw GamingErrors.GAMING_DECISION_PENDING(undefined, 2);
  throw error;
}
