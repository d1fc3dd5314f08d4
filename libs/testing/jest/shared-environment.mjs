import { createRequire } from 'node:module';

// Comes with jest, as its default environment.
const require = createRequire(createRequire(import.meta.url).resolve('jest'));
const { TestEnvironment } = require('jest-environment-node');

/** The environment of the first file of this worker, in which all its files run. */
let kept;

/**
 * One global object for all test files of a worker, so that packages need not be loaded again for each (see
 * shared-runtime.mjs). What a file adds to it or changes is taken back when the file ends.
 */
export default class SharedEnvironment extends TestEnvironment {
  constructor(...args) {
    if (kept) return kept;
    super(...args);
    this.properties = new Map(
      Reflect.ownKeys(this.global).map((key) => [key, Reflect.getOwnPropertyDescriptor(this.global, key)]),
    );
    this.variables = { ...this.global.process.env };
    kept = this;
  }

  async teardown() {
    this.fakeTimersModern.useRealTimers();
    for (const key of Reflect.ownKeys(this.global)) {
      const before = this.properties.get(key);
      if (!before) Reflect.deleteProperty(this.global, key);
      else if (before.configurable) Reflect.defineProperty(this.global, key, before);
    }
    const { env } = this.global.process;
    for (const name of Object.keys(env)) if (!(name in this.variables)) delete env[name];
    Object.assign(env, this.variables);
  }
}
