import { defineErrors } from '#libs/platform';

export const SessionErrors = defineErrors({
  SESSION_NOT_FOUND: { status: 404, vi: 'Phiên đăng nhập không còn hiệu lực.', en: 'The session has ended.' },
});
