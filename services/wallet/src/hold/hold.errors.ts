import { defineErrors } from '#libs/platform';

export const HoldErrors = defineErrors({
  HOLD_NOT_FOUND: { status: 404, vi: 'Không tìm thấy khoản tạm giữ.', en: 'There is no such hold.' },
});
