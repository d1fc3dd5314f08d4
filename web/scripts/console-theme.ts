import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Runs before the first paint; `console/shell/theme.ts` follows the same rule later. */
const SOURCE = `(() => {
  let choice = null;
  try { choice = localStorage.getItem('consoleTheme'); } catch {}
  const isLight = choice === 'light' || (choice !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = isLight ? 'light' : 'dark';
})();
`;

/** Sets the console's theme from a file of its own, because its policy allows no inline script. */
export function consoleTheme(): Plugin {
  const fileName = `assets/theme-${createHash('sha256').update(SOURCE).digest('hex').slice(0, 8)}.js`;
  let isBuild = false;
  let base = '/';
  return {
    name: 'console-theme',
    configResolved(config) {
      isBuild = config.command === 'build';
      base = config.base;
    },
    buildStart() {
      if (isBuild) this.emitFile({ type: 'asset', fileName, source: SOURCE });
    },
    transformIndexHtml: () => [
      isBuild
        ? { tag: 'script', attrs: { src: `${base}${fileName}` }, injectTo: 'head-prepend' }
        : { tag: 'script', children: SOURCE, injectTo: 'head-prepend' },
    ],
  };
}
