import { defineErrors } from '#libs/platform';

export const AvatarErrors = defineErrors({
  AVATAR_UNKNOWN: { status: 422, vi: 'Không có ảnh đại diện này.', en: 'There is no such avatar.' },
  AVATAR_FILE_REQUIRED: { status: 422, vi: 'Vui lòng chọn một ảnh.', en: 'Please choose an image.' },
});
