import { defineErrors } from '#libs/platform';

/** Refusals before a call is parsed. Later refusals have status 200 and a code. */
export const ProviderErrors = defineErrors({
  SIGNATURE_INVALID: { status: 401, vi: 'Chữ ký không hợp lệ.', en: 'The signature is not valid.' },
  VENDOR_UNKNOWN: { status: 404, vi: 'Không có nhà cung cấp này.', en: 'There is no such vendor.' },
});
