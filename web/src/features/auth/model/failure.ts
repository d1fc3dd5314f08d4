import type { TFunction } from 'i18next';
import { InsecureContextError } from '~/lib/crypto';
import { formatDateTime } from '~/lib/format';
import { ApiError } from '~/lib/http';
import { currentLanguage } from '~/lib/i18n';
import { WordedError } from '~/lib/worded-error';
import type { RegisterField } from './field-rules';

/** Every rejected login shows the same line; only causes outside the account have texts of their own. */
export function loginFailureText(error: unknown, t: TFunction<['auth', 'common']>): string {
  const transport = transportFailureText(error, t);
  if (transport) return transport;
  // Returned only after a correct password: account blocked for a time (REG-G18) or by an operator (REG-G10).
  const rest = closedText(error, t);
  if (rest) return rest;
  // A puzzle put wrong says nothing about the account: no password was looked at.
  if (error instanceof ApiError && /CAPTCHA_(WRONG|REQUIRED|CHECK_FAILED)$/.test(error.code))
    return t('slider.wrong');
  if (error instanceof ApiError && error.code === 'NOT_AN_AGENT') return t('login.notAnAgent');
  return t('login.failed');
}

/** An operator has stopped the account: nothing the member can do here opens it. */
export const isForSupport = (error: unknown): boolean =>
  error instanceof ApiError && ['ACCOUNT_SUSPENDED', 'ACCOUNT_CLOSED'].includes(error.code);

function closedText(error: unknown, t: TFunction<['auth', 'common']>): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'ACCOUNT_SUSPENDED') return t('accountBlocked.suspended');
  if (error.code === 'ACCOUNT_CLOSED') return t('accountBlocked.closed');
  const { until, resetsAt } = (error.value ?? {}) as { until?: string | null; resetsAt?: string | null };
  const time = (iso: string) => formatDateTime(iso, currentLanguage());
  if (error.code === 'SELF_EXCLUDED')
    return until ? t('accountBlocked.until', { time: time(until) }) : t('accountBlocked.ever');
  if (error.code === 'SESSION_LIMIT_REACHED' && resetsAt)
    return t('accountBlocked.time', { time: time(resetsAt) });
  return null;
}

export function registerFailureText(error: unknown, t: TFunction<['auth', 'common']>): string {
  const transport = transportFailureText(error, t);
  if (transport) return transport;
  if (
    error instanceof ApiError &&
    ['INVITATION_CODE_INVALID', 'INVITATION_CODE_REQUIRED'].includes(error.code)
  )
    return t('invitation_code_error');
  return error instanceof ApiError && error.message ? error.message : t('register.failed');
}

const WEAK: ReadonlySet<unknown> = new Set([
  'too-short',
  'too-long',
  'common',
  'brand-word',
  'same-as-username',
] as const);
type WeakReason = 'too-short' | 'too-long' | 'common' | 'brand-word' | 'same-as-username';

/** A code or new password was rejected; the account is known here, so the cause may be shown. */
export function refusalText(error: unknown, t: TFunction<['auth', 'common']>): string {
  const reason = error instanceof ApiError ? (error.value as { reason?: unknown } | undefined)?.reason : null;
  if (WEAK.has(reason)) return t(`newPassword.weak.${reason as WeakReason}`);
  if (error instanceof ApiError && error.status > 0 && error.status < 500 && error.message)
    return error.message;
  return transportFailureText(error, t) ?? t('common:error.system');
}

function transportFailureText(error: unknown, t: TFunction<['auth', 'common']>): string | null {
  if (error instanceof InsecureContextError) return t('common:error.insecure');
  if (error instanceof WordedError) return error.words;
  if (!(error instanceof ApiError)) return t('common:error.system');
  if (error.isNetwork) return t('common:error.connection');
  if (error.status === 429) return t('common:error.tooMany', { seconds: error.retryAfterSeconds ?? 60 });
  return error.status >= 500 ? t('common:error.system') : null;
}

/** The server asks for the image captcha from now on. */
export function captchaIsDue(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (error.value as { captcha?: unknown } | undefined)?.captcha === true;
}

/** Fields of the registration that the server did not take. */
export function refusedFields(error: unknown): { field: RegisterField }[] {
  if (!(error instanceof ApiError) || error.code !== 'REGISTER_FIELD_INVALID') return [];
  const fields = (error.value as { fields?: unknown } | undefined)?.fields;
  return Array.isArray(fields) ? (fields as { field: RegisterField }[]) : [];
}
