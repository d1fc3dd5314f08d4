/** For a service that may not import libs/auth: the platform's guard lets its routes pass; guards of its own close them. */
export { EventsModule } from './events/events.module.js';
export { ProviderSigned, Public } from '#libs/auth';
export { runService } from './bootstrap/run-service.js';
export { defineService, type ServiceDefinition } from './bootstrap/service-definition.js';
export {
  completeSchema,
  startService,
  type RunningService,
  type StartOptions,
} from './bootstrap/start-service.js';
export { requestIdOf } from './bootstrap/http-server.js';
export { ServiceClient, ServiceUnavailable, type CallOptions } from './client/service-client.js';
export { businessDay } from './business-day.js';
export { MonthlyPartitions } from './database/monthly-partitions.js';
export {
  ProjectionRebuild,
  RebuildIncomplete,
  shareProjection,
  type RebuildPlan,
} from './database/projection-rebuild.js';
export { InjectRepository, provideRepositories } from './database/entity-repositories.js';
export { CLOCK, systemClock, type Clock } from './clock.js';
export { defineErrors, DomainError, type Wording } from './errors/domain-error.js';
export { failureEnvelope, type FailureEnvelope } from './errors/exception.filter.js';
export { PlatformErrors } from './errors/platform.errors.js';
export {
  Projection,
  ReplayService,
  type EventRun,
  type Rebuildable,
  type ReplayOrigin,
} from './events/replay.service.js';
export { toDomainError } from './errors/to-domain-error.js';
export { Health, type HealthCheck, type Readiness } from './health/health.js';
export { RawAnswer, type SuccessEnvelope } from './http/envelope.adapter.js';
export { IdempotencyKey, idempotencyHeader } from './http/idempotency-key.decorator.js';
export { isBodySignedBy, signatureHeader, signBody, type SigningKeys } from './http/body-signature.js';
export {
  languageOf,
  siteLanguageOf,
  siteLanguages,
  textIn,
  type Language,
  type SiteLanguage,
  type SiteText,
} from './http/language.js';
export { ListOf } from './http/list-of.decorator.js';
export { largestInteger } from './http/largest-integer.js';
export { Optional, OrNull } from './http/optional.decorator.js';
export { directions, largestPage, PageQuery, pageOf, type Direction, type Page } from './http/page.js';
export { PageResponse } from './http/page.response.js';
export { createValidationPipe } from './http/validation.pipe.js';
export { contextOfRequest, currentRequest, type RequestContext } from './http/request-context.js';
export { Idempotency, type IdempotentRequest } from './idempotency/idempotency.js';
export { newId } from './ids.js';
export {
  MicroBatcher,
  MicroBatcherUnavailable,
  type BatchErrorPolicy,
  type MicroBatcherOptions,
} from './micro-batcher.js';
export { addressGroup, networkOf } from './limits/network.js';
export { RateLimits, type AddressLimit, type RateLimit } from './limits/rate-limits.js';
export { PeriodicTask, type PeriodicTaskOptions } from './periodic-task.js';
export { accessExtension, createDocument } from './openapi/document.js';
export { addRefusals, type RefusalTable } from './openapi/describe-refusals.js';
export { describeFromValidation } from './openapi/validated-schema.js';
export { SharedKeys } from './http/shared-keys.js';
export { Resealing } from './sealing/resealing.js';
export { ResealingRepository, type SealedColumn } from './sealing/resealing.repository.js';
export { SealingKeys } from './sealing/sealing-keys.js';
export { CONFIG, LOGGER, TRACER } from './tokens.js';
export { inSpan, traceHeaders } from './tracing/tracing.js';
