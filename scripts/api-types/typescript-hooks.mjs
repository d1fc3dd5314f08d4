import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { root } from '../lib/install.mjs';

const own = pathToFileURL(root).href;
const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const options = JSON.parse(readFileSync(join(root, '.swcrc'), 'utf8'));

/** Node strips types but knows no decorators: the sources of services and libs are compiled as they load. */
registerHooks({
  resolve(specifier, context, next) {
    const lib = /^#libs\/(.+)$/.exec(specifier);
    if (lib) {
      const source = imports[specifier]?.source ?? imports['#libs/*'].source.replace('*', lib[1]);
      return next(pathToFileURL(join(root, source)).href, context);
    }
    const isOwn = context.parentURL?.startsWith(own) && !context.parentURL.includes('/node_modules/');
    if (isOwn && specifier.startsWith('.') && specifier.endsWith('.js')) {
      const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
      if (existsSync(source)) return next(source.href, context);
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!url.startsWith(own) || !url.endsWith('.ts') || url.includes('/node_modules/'))
      return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename, swcrc: false });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
