import { defineErrors } from '#libs/platform';

export const DirectoryErrors = defineErrors({
  MEMBER_NOT_FOUND: { status: 404, vi: 'Không có hội viên này.', en: 'There is no such member.' },
});
