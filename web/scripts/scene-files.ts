import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { runnerImport, type Plugin } from 'vite';
import type * as Scenes from '../src/art/kit/scene.ts';

const MODULE = 'virtual:scene-files';
const RESOLVED = `\0${MODULE}`;
/** A phone of triple density shows the picture about so wide. */
const SIZE = { width: 1440, height: 576 };
const DRAWN = { width: 1200, dpi: 72 };
const drawings = fileURLToPath(new URL('../src/art/kit/scene.ts', import.meta.url));

/**
 * `virtual:scene-files`: the address of each scene as a picture file, made from its drawing, which the browser loads next to the
 * code and does not have to paint shape by shape. Without a build there are none, and scenes are drawn in the page.
 */
export function sceneFiles(): Plugin {
  let isBuild = false;
  return {
    name: 'scene-files',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      if (!isBuild) return 'export const sceneFiles = {};';
      const { module } = await runnerImport<typeof Scenes>(drawings);
      const addresses: Record<string, string> = {};
      for (const name of module.SCENE_NAMES) {
        const source = await sharp(Buffer.from(inRgb(module.scene(name))), {
          density: (DRAWN.dpi * SIZE.width) / DRAWN.width,
        })
          .resize(SIZE)
          .avif({ quality: 50 })
          .toBuffer();
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/scene-${name}-${hash}.avif`;
        this.emitFile({ type: 'asset', fileName, source });
        addresses[name] = `/${fileName}`;
      }
      return `export const sceneFiles = ${JSON.stringify(addresses)};`;
    },
  };
}

/** The colours of the drawing as the painter of the build knows them: it has no oklch. */
export const inRgb = (svg: string): string =>
  svg.replaceAll(/oklch\(([\d.]+) ([\d.]+) (-?\d+)(?:\/([\d.]+))?\)/g, (_, l, c, h, alpha) => {
    const turn = (Number(h) * Math.PI) / 180;
    const rgb = rgbOf(Number(l), Number(c) * Math.cos(turn), Number(c) * Math.sin(turn));
    return alpha === undefined ? `rgb(${rgb.join(',')})` : `rgba(${rgb.join(',')},${alpha})`;
  });

/** From Oklab to sRGB of eight bits, by the matrices of CSS Color 4. */
function rgbOf(lightness: number, a: number, b: number): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const kept = Math.min(1, Math.max(0, linear));
    return Math.round(255 * (kept <= 0.0031308 ? 12.92 * kept : 1.055 * kept ** (1 / 2.4) - 0.055));
  });
}
