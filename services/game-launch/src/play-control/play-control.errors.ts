import { defineErrors } from '#libs/platform';

export const PlayControlErrors = defineErrors({
  VALID_BET_CHANGED: {
    status: 409,
    vi: 'Cách tính cược hợp lệ đã được người khác thay đổi. Hãy tải lại.',
    en: 'Another operator has changed the valid-bet rules. Load them again.',
  },
});
