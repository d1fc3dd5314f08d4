import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { PlatformErrors } from '../errors/platform.errors.js';

export interface FieldProblem {
  field: string;
  rules: string[];
}

/** Refuses unknown fields and wrong types; what passes is an instance of its DTO. Values are never echoed. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: false,
    forbidUnknownValues: true,
    exceptionFactory: (errors) =>
      PlatformErrors.VALIDATION_FAILED({ fields: errors.flatMap((e) => problemsOf(e)) }),
  });
}

function problemsOf(error: ValidationError, parent = ''): FieldProblem[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const own = error.constraints ? [{ field, rules: Object.keys(error.constraints) }] : [];
  return [...own, ...(error.children ?? []).flatMap((child) => problemsOf(child, field))];
}
