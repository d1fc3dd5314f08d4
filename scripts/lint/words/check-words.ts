#!/usr/bin/env node
/**
 * `npm run check -- words`: no listed word in identifiers and messages; in comments and test titles at most as many as
 * words.json allows, a number that may only fall. `--list` prints every use, `--record` writes a smaller number down.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Place, type Use, wordsIn, wordsInSql } from './scan.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const allowedFile = join(import.meta.dirname, 'words.json');
const places: Place[] = ['identifier', 'message', 'comment', 'title'];
const allowed = JSON.parse(readFileSync(allowedFile, 'utf8')) as Record<Place, number>;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|sql)$/.test(file) && !file.startsWith('scripts/lint/words/'))
  // Written from the services' documents.
  .filter((file) => file !== 'web/src/lib/api/schema.d.ts')
  .filter((file) => existsSync(join(root, file)));
const uses: (Use & { file: string })[] = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return (file.endsWith('.sql') ? wordsInSql(text) : wordsIn(text)).map((use) => ({ ...use, file }));
});
const count = (place: Place) => uses.filter((use) => use.place === place).length;
const print = (list: typeof uses) => {
  for (const { file, line, place, word, instead } of list)
    console.log(`${file}:${line} ${place} "${word}" (${instead})`);
};

if (process.argv.includes('--list')) print(uses);
const tooMany = places.filter((place) => count(place) > allowed[place]);
for (const place of tooMany) print(uses.filter((use) => use.place === place).slice(0, 40));
console.log(places.map((place) => `${place}s ${count(place)} of ${allowed[place]} allowed`).join(', '));
if (process.argv.includes('--record') && tooMany.length === 0) {
  const counts = Object.fromEntries(places.map((place) => [place, count(place)]));
  writeFileSync(allowedFile, `${JSON.stringify(counts, null, 2)}\n`);
}
process.exitCode = tooMany.length > 0 ? 1 : 0;
