import { defineErrors } from '#libs/platform';

export const FileErrors = defineErrors({
  IMAGE_NOT_ACCEPTED: {
    status: 422,
    vi: 'Chỉ nhận ảnh PNG hoặc JPG đọc được.',
    en: 'Only readable PNG or JPG images are accepted.',
  },
  IMAGE_TOO_LARGE: {
    status: 413,
    vi: 'Mỗi ảnh tối đa 5 MB.',
    en: 'An image may have 5 MB at most.',
  },
  TOO_MANY_IMAGES: {
    status: 422,
    vi: 'Số lượng ảnh vượt quá giới hạn.',
    en: 'There are more images than may be sent.',
  },
});
