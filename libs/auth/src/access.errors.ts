import { HttpException } from '@nestjs/common';
import type { Refusal } from './access.rules.js';

const statuses: Record<Refusal | 'ASSERTION_INVALID', number> = {
  SESSION_REQUIRED: 401,
  ASSERTION_INVALID: 401,
  REAL_ACCOUNT_REQUIRED: 403,
  FORBIDDEN: 403,
};

/** A refusal at the door; the platform's exception filter words it. */
export class AccessError extends HttpException {
  constructor(readonly code: Refusal | 'ASSERTION_INVALID') {
    super(code, statuses[code]);
  }
}
