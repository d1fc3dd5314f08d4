import type { Environment } from './load-config.js';

/** The process's environment. The only place in the platform that reads it. */
export function environment(): Environment {
  return process.env;
}
