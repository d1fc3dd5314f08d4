/** What leads to the sources of every service: they are written for stricter flags than those of tsconfig.scripts.json. */
// oxlint-disable-next-line typescript/no-explicit-any -- nothing is known of what is not followed
declare const compiled: any;
export = compiled;
