#!/usr/bin/env node
/**
 * npm run test:all: everything that can be tested here, one part after the other, each for a limited time; a red part does not
 * end it. At the end a table of the parts; code 1 if one is red. What a part needs and is not here makes it "not possible here".
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './lib/install.mjs';
import { bold, log, run } from './lib/log.mjs';
import { runCommand, timedOut } from './lib/process.mjs';

const help = `npm run test:all                          every part
npm run test:all -- --only check,alerts   some
npm run test:all -- --without long,faults all but some
npm run test:all -- --help                this
Parts, in their order:`;

await run(async () => {
  await ensureInstalled(import.meta.url);
  const { values } = parseArgs({
    options: { only: { type: 'string' }, without: { type: 'string' }, help: { type: 'boolean' } },
  });
  // Read only now: these need the packages.
  const { chosenParts, isRed, parts, table } = await import('./test-all/parts.ts');
  if (values.help) {
    console.log(help);
    for (const { name, script, args = [], minutes } of parts)
      console.log(
        `  ${name.padEnd(10)} ${`npm run ${[script, ...(args.length > 0 ? ['--', ...args] : [])].join(' ')}`.padEnd(34)} at most ${minutes} min`,
      );
    return;
  }
  const chosen = chosenParts(values);
  const outcomes = [];
  for (const part of chosen) {
    log(bold(`${part.name} (${outcomes.length + 1} of ${chosen.length})`));
    outcomes.push(await outcomeOfPart(part));
  }
  console.log(`\n${table(outcomes)}`);
  process.exitCode = isRed(outcomes) ? 1 : 0;
});

async function outcomeOfPart(part) {
  const { outcomeOf } = await import('./test-all/parts.ts');
  const { missingOf } = await import('./test-all/needs.mjs');
  const reason = await missingOf(part);
  if (reason) return { part: part.name, result: 'not possible here', seconds: 0, reason };
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [program, ...given] = scripts[part.script].split(' ');
  const began = Date.now();
  const { code, output } = await runCommand(
    program === 'node' ? process.execPath : program,
    [...given, ...(part.args ?? [])],
    {
      cwd: root,
      limitSeconds: part.minutes * 60,
      withChildren: true,
      onOutput: (text) => process.stdout.write(text),
    },
  );
  return outcomeOf(part, { code, isLate: code === timedOut, output, seconds: (Date.now() - began) / 1000 });
}
