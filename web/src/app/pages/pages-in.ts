/** What the files of a folder define; each exports one page. A list, so that a test may add one. */
export const pagesIn = <P>(modules: Record<string, unknown>): P[] =>
  Object.values(modules).flatMap((module) => Object.values(module as Record<string, P>));
