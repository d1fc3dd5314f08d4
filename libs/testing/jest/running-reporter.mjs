import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Keeps a file with the names of the suites that run now: where a run that was ended for its time hung. */
export default class RunningReporter {
  #running = new Set();
  #root;
  #file;

  constructor({ rootDir }, { file }) {
    this.#root = rootDir;
    this.#file = file;
  }

  onTestFileStart({ path }) {
    this.#running.add(relative(this.#root, path));
    this.#write();
  }

  onTestFileResult({ path }) {
    this.#running.delete(relative(this.#root, path));
    this.#write();
  }

  getLastError() {
    return undefined;
  }

  #write() {
    writeFileSync(this.#file, JSON.stringify([...this.#running]));
  }
}
