import { defineErrors } from '#libs/platform';

export const BankErrors = defineErrors({
  ORDER_SIGNATURE_INVALID: { status: 401, vi: 'Chữ ký không hợp lệ.', en: 'The signature is not valid.' },
});
