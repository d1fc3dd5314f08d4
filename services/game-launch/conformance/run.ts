/**
 * Checks a platform against the provider protocol as a provider sees it. Node 24 or newer, nothing to install:
 *
 *   node conformance/run.ts --url https://play.example --vassalage SENG --key-id k1 --secret-file ./secret --ticket <ticket>
 *
 * The ticket is the `ticket` parameter of a fresh `gameUrl` (it lives 60 seconds).
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runConformance } from './cases.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { url: text, vassalage: text, 'key-id': text, 'secret-file': text, ticket: text },
});

function given(name: keyof typeof values): string {
  const value = values[name];
  if (value) return value;
  process.stderr.write(`--${name} is missing\n`);
  process.exit(2);
}

const results = await runConformance({
  url: given('url').replace(/\/$/, ''),
  vassalage: given('vassalage'),
  keyId: given('key-id'),
  secret: readFileSync(given('secret-file'), 'utf8').trim(),
  ticket: async () => given('ticket'),
});
for (const { name, failure } of results) {
  process.stdout.write(failure === undefined ? `ok    ${name}\n` : `FAIL  ${name}\n      ${failure}\n`);
}
const failed = results.filter((result) => result.failure !== undefined).length;
process.stdout.write(`${results.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
