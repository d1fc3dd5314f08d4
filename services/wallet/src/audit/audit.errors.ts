import { defineErrors } from '#libs/platform';

export const AuditErrors = defineErrors({
  ACCOUNT_NOT_STOPPED: {
    status: 409,
    vi: 'Tài khoản này không bị dừng.',
    en: 'This account has not been stopped.',
  },
  ACCOUNT_STILL_BROKEN: {
    status: 409,
    vi: 'Số dư lưu trữ vẫn không khớp với bút toán cuối cùng.',
    en: 'The stored balance is still not that of the last posting.',
  },
  FINDING_NOT_FOUND: { status: 404, vi: 'Không tìm thấy phát hiện này.', en: 'There is no such finding.' },
  FINDING_ALREADY_CLOSED: {
    status: 409,
    vi: 'Phát hiện này đã được đóng.',
    en: 'This finding has been closed already.',
  },
  FINDING_STOPS_ACCOUNT: {
    status: 409,
    vi: 'Phát hiện này đã dừng một tài khoản: hãy mở lại tài khoản đó.',
    en: 'This finding has stopped an account: release the account instead.',
  },
});
