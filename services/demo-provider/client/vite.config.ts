import { fileURLToPath } from 'node:url';
import { defineConfig, runnerImport, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Writes thumbs/<code>.svg, the picture the lobby shows, for every title of the catalogue. */
const pictures = (): Plugin => ({
  name: 'thumbs',
  apply: 'build',
  async generateBundle() {
    const { module } = await runnerImport<typeof import('./src/thumbs')>(here('./src/thumbs.ts'));
    for (const { code, svg } of module.thumbs())
      this.emitFile({ type: 'asset', fileName: `thumbs/${code}.svg`, source: svg });
  },
});

export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [pictures()],
  build: {
    outDir: here('../../../dist/game-client'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
});
