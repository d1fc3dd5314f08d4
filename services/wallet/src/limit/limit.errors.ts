import { defineErrors } from '#libs/platform';

export const LimitErrors = defineErrors({
  EXCLUSION_CANNOT_BE_SHORTENED: {
    status: 422,
    vi: 'Không thể rút ngắn thời gian tự loại trừ.',
    en: 'A self-exclusion cannot be shortened.',
  },
});
