import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compressedCopies } from './scripts/compress.ts';
import { sceneFiles } from './scripts/scene-files.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:8080';
const proxy = Object.fromEntries(['/wps', '/lgw', '/lotto'].map((path) => [path, { target: gateway }]));

/** Pages that visitors arrive at: their parts load in parallel with them. */
const firstViews = /\/(home|rng|help|download)-/;

/** What the entry itself has loaded by then. */
const withEntry = /\/(vendor|shell|rolldown-runtime)-[\w-]{8}\.js$/;

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwindcss(), sceneFiles(), compressedCopies()],
  // The lottery's rules are read from their source; a condition for that would take the sources of packages, too.
  resolve: { alias: { '~': here('./src'), '#libs/lottery-engine': here('../libs/lottery-engine/src') } },
  // The packages may lie elsewhere, behind a link: pictures of theirs are asked for by their true place.
  server: { port: 5173, proxy, fs: { allow: [here('..'), realpathSync(here('../node_modules'))] } },
  preview: { port: 4173, proxy },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: ['es2023', 'chrome120', 'safari17', 'firefox121'],
    sourcemap: false,
    modulePreload: {
      // Every browser of the target has it.
      polyfill: false,
      // The entry would otherwise name the parts of every page; those a click away find theirs by themselves.
      resolveDependencies: (file, parts) =>
        parts.filter((part) => (firstViews.test(file) ? !withEntry.test(part) : part.endsWith('.css'))),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every visitor loads: the libraries change seldom, the shell with each release.
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 4 },
            { name: 'shell', tags: ['$initial'], test: /src[\\/](?!app[\\/]main)/, priority: 3 },
            // Small parts of many pages: one file instead of five.
            {
              name: 'parts',
              test: /src[\\/](ui[\\/]section-head|lib[\\/](fold|now)|app[\\/]page-title)\./,
              priority: 1,
            },
            // How games are shown, on every page that lists them.
            {
              name: 'games',
              test: /src[\\/](art[\\/]game-art|features[\\/]games[\\/]components[\\/](game-grid|game-picture|vendor-mark))\.tsx/,
              priority: 1,
            },
            // What every modal with a form needs.
            {
              name: 'modal-kit',
              test: /node_modules\/(@base-ui|@floating-ui|react-hook-form|tabbable)|src\/ui\/(modal|sheet)\.tsx/,
              priority: 2,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    isolate: false,
    environmentOptions: { jsdom: { url: 'http://localhost:8080/index' } },
    setupFiles: [here('./src/testing/setup.ts')],
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    restoreMocks: true,
    testTimeout: 90_000,
    css: false,
  },
});
