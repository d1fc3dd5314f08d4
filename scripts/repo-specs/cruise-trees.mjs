/** Prints the broken rules of each tree in the folders given, as a JSON list of lists; one process for all of them. */
import { readdirSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const broken = [];
for (const folder of process.argv.slice(2)) {
  process.chdir(folder);
  const options = await extractOptions('./.dependency-cruiser.mjs');
  const sources = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const { output } = await cruise(sources, options, undefined, {
    tsConfig: extractTsConfig('./tsconfig.json'),
  });
  const result = /** @type {import('dependency-cruiser').ICruiseResult} */ (output);
  const rules = new Set(result.summary.violations.map(({ rule }) => rule.name));
  broken.push([...rules].toSorted((a, b) => a.localeCompare(b)));
}
console.log(JSON.stringify(broken));
