import { defineErrors } from '#libs/platform';

export const HashChainErrors = defineErrors({
  SEAL_NOT_FOUND: {
    status: 404,
    vi: 'Không có khối niêm phong này.',
    en: 'There is no such block of sealed postings.',
  },
});
