import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedCopies } from './scripts/compress.ts';
import { consoleTheme } from './scripts/console-theme.ts';
import { sceneFiles } from './scripts/scene-files.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The operators' console: a build of its own, so that no part of it can move into a file that players load. */
export default defineConfig({
  root: here('.'),
  base: '/console/',
  publicDir: false,
  plugins: [react(), tailwindcss(), sceneFiles(), consoleTheme(), compressedCopies()],
  // The lottery's rules are read from their source; a condition for that would take the sources of packages, too.
  resolve: { alias: { '~': here('./src'), '#libs/lottery-engine': here('../libs/lottery-engine/src') } },
  server: {
    port: 5174,
    proxy: { '/wps': { target: process.env['GATEWAY_URL'] ?? 'http://localhost:8080' } },
    fs: { allow: [here('..'), realpathSync(here('../node_modules'))] },
  },
  build: {
    outDir: here('../dist/web/console'),
    emptyOutDir: true,
    manifest: true,
    target: ['es2023', 'chrome120', 'safari17', 'firefox121'],
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: here('./console.html') },
  },
});
