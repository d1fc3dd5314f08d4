import type { DefinedConsolePage } from './define-console-page';

/** Every page of the console; a file in `pages/` adds one. */
export const consolePages = Object.values(
  import.meta.glob<Record<string, DefinedConsolePage>>('./pages/*.page.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .toSorted((a, b) => ('order' in a.menu ? a.menu.order : 0) - ('order' in b.menu ? b.menu.order : 0));
