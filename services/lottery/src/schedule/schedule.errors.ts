import { defineErrors } from '#libs/platform';

export const ScheduleErrors = defineErrors({
  LOTTERY_WEEKDAYS_UNKNOWN: {
    status: 422,
    vi: 'Trò chơi này không quay theo ngày trong tuần.',
    en: 'This game does not draw by weekdays.',
  },
  LOTTERY_WEEKDAYS_CHANGED: {
    status: 409,
    vi: 'Lịch quay đã được người khác thay đổi. Hãy tải lại.',
    en: 'Another operator has changed the days. Load them again.',
  },
  LOTTERY_WEEKDAYS_TOO_SOON: {
    status: 422,
    vi: 'Lịch đã có kỳ quay của ngày này. Hãy chọn ngày sau, hoặc dùng ngày khác lịch.',
    en: 'The calendar has draws of this day already. Choose a later one, or enter an exception.',
  },
  LOTTERY_WEEKDAYS_FOLLOW: {
    status: 422,
    vi: 'Một trò chơi dùng kết quả của trò chơi khác chỉ quay vào những ngày của trò chơi đó.',
    en: 'A game that uses the result of another one draws only on days of that one.',
  },
});
