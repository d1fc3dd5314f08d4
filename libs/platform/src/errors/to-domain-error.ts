import { HttpException } from '@nestjs/common';
import { AccessError } from '#libs/auth';
import { CacheUnavailable } from '#libs/cache';
import { isInfrastructure, sqlStateOf } from '#libs/database';
import { DomainError } from './domain-error.js';
import { PlatformErrors } from './platform.errors.js';

/** Text that PostgreSQL cannot hold (a NUL character) or read (no UUID, no day) is the caller's fault, wherever it surfaces. */
const badText = new Set(['22021', '22P05', '22P02', '22007', '22008']);

/** Every thrown thing as the one form that leaves a service. Nothing of an unexpected error gets out but its request id. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof AccessError) return PlatformErrors[error.code]();
  if (error instanceof HttpException) return ofStatus(error.getStatus());
  if (isInfrastructure(error) || error instanceof CacheUnavailable)
    return PlatformErrors.SERVICE_UNAVAILABLE(undefined, 1);
  if (badText.has(sqlStateOf(error) ?? '')) return PlatformErrors.MALFORMED_REQUEST();
  const status = statusOf(error);
  return status !== undefined && status < 500 ? ofStatus(status) : PlatformErrors.INTERNAL_ERROR();
}

function ofStatus(status: number): DomainError {
  switch (status) {
    case 401:
      return PlatformErrors.SESSION_REQUIRED();
    case 403:
      return PlatformErrors.FORBIDDEN();
    case 404:
      return PlatformErrors.NOT_FOUND();
    case 405:
      return PlatformErrors.METHOD_NOT_ALLOWED();
    case 413:
      return PlatformErrors.PAYLOAD_TOO_LARGE();
    case 415:
      return PlatformErrors.UNSUPPORTED_MEDIA_TYPE();
    case 429:
      return PlatformErrors.TOO_MANY_REQUESTS(undefined, 1);
    case 503:
      return PlatformErrors.SERVICE_UNAVAILABLE(undefined, 1);
    default:
      return status < 500 ? PlatformErrors.MALFORMED_REQUEST() : PlatformErrors.INTERNAL_ERROR();
  }
}

/** Fastify's own errors (unreadable JSON, oversize body) carry a statusCode. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
