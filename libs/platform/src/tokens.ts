/** The service's own configuration object, frozen. */
export const CONFIG = Symbol('CONFIG');

/** The service's pino logger. */
export const LOGGER = Symbol('LOGGER');

/** The service's OpenTelemetry tracer. */
export const TRACER = Symbol('TRACER');
