#!/usr/bin/env node
/**
 * Checks one side of the provider protocol (docs/provider-guide.md). Node 24, nothing to install:
 * an operator by `--url`, `--vassalage`, `--key-id`, `--secret-file` and `--ticket` (of a fresh game address, it lives 60 seconds);
 * a provider by `--query-url` in place of `--url` and `--ticket`.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runOperatorConformance, runProviderConformance } from '../libs/provider-sdk/src/index.ts';

const names = ['url', 'query-url', 'vassalage', 'key-id', 'secret-file', 'ticket'];
const { values } = parseArgs({
  options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});

function given(name) {
  if (values[name]) return values[name];
  process.stderr.write(`--${name} is missing\n`);
  process.exit(2);
}

const side = {
  vassalage: given('vassalage'),
  keyId: given('key-id'),
  secret: readFileSync(given('secret-file'), 'utf8').trim(),
};
const results = values['query-url']
  ? await runProviderConformance({ ...side, queryUrl: values['query-url'] })
  : await runOperatorConformance({
      ...side,
      url: given('url').replace(/\/$/, ''),
      ticket: async () => given('ticket'),
    });
for (const { id, name, failure } of results)
  process.stdout.write(
    failure === undefined ? `ok    ${id} ${name}\n` : `FAIL  ${id} ${name}\n      ${failure}\n`,
  );
const failed = results.filter((result) => result.failure !== undefined).length;
process.stdout.write(`${results.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
