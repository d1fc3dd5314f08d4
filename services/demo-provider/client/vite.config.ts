import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { runnerImport, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Twice the width of a card of the lobby, for screens of double density. */
const THUMB = { width: 360, height: 480 };

/** Writes thumbs/<code>.webp, the picture the lobby shows, for every title of the catalogue: a sixth of its drawing's bytes. */
const pictures = (): Plugin => ({
  name: 'thumbs',
  apply: 'build',
  async generateBundle() {
    const { module } = await runnerImport<typeof import('./src/thumbs')>(here('./src/thumbs.ts'));
    await Promise.all(
      module.thumbs().map(async ({ code, svg }) => {
        const source = await sharp(Buffer.from(svg), { density: 72 * (THUMB.width / 300) })
          .resize(THUMB)
          .webp({ quality: 75 })
          .toBuffer();
        this.emitFile({ type: 'asset', fileName: `thumbs/${code}.webp`, source });
      }),
    );
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
    rollupOptions: {
      input: [
        here('./index.html'),
        here('./table.html'),
        here('./fish.html'),
        here('./sports.html'),
        here('./cards.html'),
      ],
    },
  },
  // A busy machine makes a test slow, not red.
  test: { testTimeout: 90_000 },
});
