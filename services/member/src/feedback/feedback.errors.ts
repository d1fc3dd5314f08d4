import { defineErrors } from '#libs/platform';

export const FeedbackErrors = defineErrors({
  FEEDBACK_EMPTY: { status: 422, vi: 'Nội dung không được để trống.', en: 'The content must not be empty.' },
  FEEDBACK_TOO_LONG: {
    status: 422,
    vi: 'Nội dung tối đa 2000 ký tự.',
    en: 'The content may have 2000 characters at most.',
  },
  FEEDBACK_LIMIT: {
    status: 429,
    vi: 'Bạn đã gửi quá nhiều góp ý, vui lòng thử lại sau.',
    en: 'You have sent too much feedback, please retry later.',
  },
  FEEDBACK_NOT_FOUND: { status: 404, vi: 'Không tìm thấy góp ý.', en: 'There is no such feedback.' },
  FEEDBACK_HANDLED: {
    status: 409,
    vi: 'Góp ý này đã được xử lý.',
    en: 'This feedback has been handled.',
  },
  FEEDBACK_WITHOUT_INBOX: {
    status: 422,
    vi: 'Người gửi không có hộp thư để nhận trả lời.',
    en: 'The sender has no inbox for an answer.',
  },
});
