/** What leads to the sources of every service: they are written for stricter flags than those of scripts/tsconfig.json. */
declare const compiled: any;
export = compiled;
