import { createRequire } from 'node:module';

// Comes with jest, as its default runtime.
const require = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: Runtime } = require('jest-runtime');

/** Of a package: an address of an ES module, or a path of a CommonJS one. */
const isOfPackage = (key) => key.includes('/node_modules/');

/** Modules of all files of this worker; only those of packages outlive their file. */
const commonJsModules = new Map();
const esModules = new Map();

/**
 * Loads each package once in a worker, and our own modules once for each test file, as jest does with all modules. Needs
 * shared-environment.mjs: modules of one global object only can import each other.
 */
class SharedRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { registries } = this;
    if (!(registries?.moduleRegistry instanceof Map && registries.esModuleRegistry instanceof Map)) {
      throw new Error('jest keeps its modules elsewhere now: adapt shared-runtime.mjs, or leave it out.');
    }
    registries.moduleRegistry = commonJsModules;
    registries.esModuleRegistry = esModules;
  }

  /** Packages go on loading their parts through the runtime that loaded them: it is not closed. */
  teardown() {
    this.restoreAllMocks();
    for (const modules of [commonJsModules, esModules])
      for (const key of modules.keys()) if (!isOfPackage(key)) modules.delete(key);
    this.testState.enterTestCode();
  }
}

export { SharedRuntime as 'module.exports' };
