import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: './',
  build: {
    outDir: here('../../../dist/game-client'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
});
