import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { InsecureContextError } from './crypto';
import { ApiError } from './http';

/** What a refused change says: the server's own words where it has any, else what went wrong on the way. */
export function failureText(error: unknown, t: TFunction): string {
  if (error instanceof InsecureContextError) return t('error.insecure');
  if (!(error instanceof ApiError)) return t('error.system');
  if (error.isNetwork) return t('error.connection');
  // 503 is a service's own word for a decision or a message that waits; what else fails names no cause.
  if (error.message && (error.status < 500 || error.status === 503)) return error.message;
  if (error.status === 429) return t('error.tooMany', { seconds: error.retryAfterSeconds ?? 60 });
  return t('error.system');
}

export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => failureText(error, t);
}

export const hasCode = (error: unknown, ...codes: string[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code);
