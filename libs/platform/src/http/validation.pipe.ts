import { Injectable, ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { PlatformErrors } from '../errors/platform.errors.js';

export interface FieldProblem {
  field: string;
  rules: string[];
}

/** No request of ours is nested deeper; much deeper ones would exhaust the stack of recursive code. */
const deepest = 16;

/** Refuses unknown fields and wrong types; what passes is an instance of its DTO. Values are never echoed. */
export function createValidationPipe(): ValidationPipe {
  return new RequestPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: false,
    forbidUnknownValues: true,
    exceptionFactory: (errors) =>
      PlatformErrors.VALIDATION_FAILED({ fields: errors.flatMap((e) => problemsOf(e)) }),
  });
}

@Injectable()
class RequestPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'custom') return super.transform(value, metadata); // of our own making
    if (isDeeperThan(deepest, value)) throw PlatformErrors.MALFORMED_REQUEST();
    const accepted: unknown = await super.transform(value, metadata);
    // PostgreSQL cannot keep it; sealed or passed on, it would hurt somebody later.
    if (holdsNul(value)) throw PlatformErrors.MALFORMED_REQUEST();
    return accepted;
  }
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

function problemsOf(error: ValidationError, parent = ''): FieldProblem[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const own = error.constraints ? [{ field, rules: Object.keys(error.constraints) }] : [];
  return [...own, ...(error.children ?? []).flatMap((child) => problemsOf(child, field))];
}
