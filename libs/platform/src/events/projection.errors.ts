import { defineErrors } from '../errors/domain-error.js';

export const ProjectionErrors = defineErrors({
  REBUILD_RUNNING: {
    status: 409,
    vi: 'Bảng tổng hợp này đang được dựng lại.',
    en: 'This projection is being rebuilt already.',
  },
});
