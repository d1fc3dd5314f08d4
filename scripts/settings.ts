#!/usr/bin/env node
/**
 * `npm run settings` writes docs/operations/settings.md from the configuration classes: name, default, rule of production
 * and meaning of every setting, and to libs/config the names alone. `npm run check -- settings` compares.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/operations/settings.md');
const names = join(root, 'libs/config/src/setting-names.ts');
const maxMeaning = 75;

interface Setting {
  name: string;
  initial: string;
  production: string;
  meaning: string;
}

interface ConfigClass {
  settings: Setting[];
  /** Names of the configuration classes of its parts, with their prefixes. */
  parts: { type: string; prefix: string }[];
}

const classes = new Map<string, ConfigClass>();
for (const file of [
  'libs/config/src/service-config.ts',
  'libs/files/src/files.config.ts',
  ...globSync('services/*/src/**/*.config.ts', { cwd: root }),
])
  readClasses(join(root, file));

function readClasses(file: string): void {
  const source = ts.createSourceFile(
    relative(root, file),
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  ts.forEachChild(source, (node) => {
    if (!ts.isClassDeclaration(node) || !node.name) return;
    const found: ConfigClass = { settings: [], parts: [] };
    for (const member of node.members) if (ts.isPropertyDeclaration(member)) readMember(member, found);
    classes.set(node.name.text, found);
  });
}

function readMember(member: ts.PropertyDeclaration, into: ConfigClass): void {
  const calls = (ts.getDecorators(member) ?? [])
    .map(({ expression }) => expression)
    .filter((expression) => ts.isCallExpression(expression));
  if (calls.length === 0) return;
  const call = (name: string) => calls.find(({ expression }) => expression.getText() === name);
  const part = call('Part');
  if (part) {
    const [type, prefix] = part.arguments;
    into.parts.push({ type: type!.getText(), prefix: prefix ? textOf(prefix) : '' });
    return;
  }
  into.settings.push({
    name: member.name
      .getText()
      .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
      .toUpperCase(),
    initial: member.initializer?.getText().replaceAll(/\s+/g, ' ') ?? '',
    production: productionRule(call),
    meaning: meaningOf(member),
  });
}

function productionRule(call: (name: string) => ts.CallExpression | undefined): string {
  const rules: string[] = [];
  const refused = call('NotInProduction');
  if (refused) {
    const values = refused.arguments.map((value) => `\`${textOf(value)}\``);
    rules.push(values.length > 0 ? `not ${values.join(', ')}` : 'must not be set');
  }
  if (call('SetInProduction')) rules.push('must be set');
  const demand = call('InProduction');
  if (demand) rules.push(textOf(demand.arguments[1]!));
  const fallback = call('DefaultInProduction');
  if (fallback) rules.push(`\`${fallback.arguments[0]!.getText()}\` unless set`);
  return rules.join('; ');
}

function textOf(node: ts.Node): string {
  return ts.isStringLiteral(node) ? node.text : node.getText();
}

function meaningOf(member: ts.PropertyDeclaration): string {
  const [comment] = ts.getJSDocCommentsAndTags(member);
  const text = comment && ts.isJSDoc(comment) ? (ts.getTextOfJSDocComment(comment.comment) ?? '') : '';
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
  return line.length > maxMeaning ? `${line.slice(0, line.lastIndexOf(' ', maxMeaning))} …` : line;
}

function settingsOf(name: string, prefix = ''): Setting[] {
  const { settings, parts } = classes.get(name)!;
  return [
    ...settings.map((setting) => ({ ...setting, name: prefix + setting.name })),
    ...parts.flatMap((part) => settingsOf(part.type, prefix + part.prefix)),
  ];
}

const table = (settings: Setting[]): string =>
  [
    '| Setting | Default | In production | Meaning |',
    '| --- | --- | --- | --- |',
    ...settings.map(({ name, initial, production, meaning }) => {
      const shown = initial === '' ? '' : `\`${initial.length > 40 ? `${initial.slice(0, 39)}…` : initial}\``;
      return `| \`${name}\` | ${shown} | ${production} | ${meaning} |`;
    }),
  ].join('\n');

async function write(): Promise<string> {
  const own = [...classes.keys()].filter(
    (name) => /^[A-Z]\w+Config$/.test(name) && isServices(name) && settingsOf(name).length > 0,
  );
  const title = (name: string) =>
    name
      .replace(/Config$/, '')
      .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase();
  const text = [
    '# Settings',
    '',
    'Written by `npm run settings` from the configuration classes. A setting is an environment variable; `<NAME>_FILE` names a file',
    'with its value instead. Without `NODE_ENV` the rules of production apply: a service that finds an unsafe setting names it and stops',
    'before it listens.',
    '',
    '## Every service',
    '',
    table([...settingsOf('DatabaseConfig'), ...settingsOf('ServiceConfig')]),
    ...own.toSorted().flatMap((name) => ['', `## ${title(name)}`, '', table(settingsOf(name))]),
    '',
  ].join('\n');
  return format(text, { ...(await resolveConfig(page)), parser: 'markdown' });
}

/** The classes of services; those of parts are listed within them. */
function isServices(name: string): boolean {
  const parts = new Set([...classes.values()].flatMap(({ parts }) => parts.map(({ type }) => type)));
  return !parts.has(name) && name !== 'ServiceConfig' && name !== 'DatabaseConfig';
}

/** Every name, for the start of a service: it compares the environment with them. */
async function writeNames(): Promise<string> {
  const own = [...classes.keys()].filter((name) => /^[A-Z]\w+Config$/.test(name) && isServices(name));
  const all = ['DatabaseConfig', 'ServiceConfig', ...own].flatMap((name) => settingsOf(name));
  const list = [...new Set(all.map(({ name }) => name))].toSorted().map((name) => `'${name}',`);
  const text = `/** Every setting of every service. Written by \`npm run settings\`. */
export const settingNames: readonly string[] = [${list.join('\n')}];`;
  return format(text, { ...(await resolveConfig(names)), parser: 'typescript' });
}

for (const [file, text] of [
  [page, await write()],
  [names, await writeNames()],
] as const) {
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${relative(root, file)} is out of date: run \`npm run settings\``);
    process.exitCode = 1;
  }
}
