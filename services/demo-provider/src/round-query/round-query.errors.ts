import { defineErrors } from '#libs/platform';

export const RoundQueryErrors = defineErrors({
  QUERY_SIGNATURE_INVALID: {
    status: 401,
    vi: 'Chữ ký của yêu cầu không hợp lệ.',
    en: 'The signature of the query is not valid.',
  },
});
