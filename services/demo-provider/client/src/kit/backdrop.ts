import type { SceneName, Theme } from '../theme-data';
import { Pen } from './pen';
import { hash, seeded } from './random';
import { SCENES } from './scenes';
import { box, num, svgDocument } from './shapes';

/**
 * Sky, scene and vignette in a box of `width` × 1000; `bright` keeps edges and foot light for a thumbnail.
 */
export function backdrop(
  pen: Pen,
  scene: SceneName,
  palette: Theme['pal'],
  width: number,
  bright = false,
): string {
  const [zenith, middle, horizon] = palette.sky;
  const sky = pen.linear([
    [0, zenith],
    [0.45, middle],
    [0.75, horizon],
    [1, zenith],
  ]);
  const vignette = pen.radial(
    [
      [0, '#000', 0],
      [0.62, '#000', bright ? 0 : 0.12],
      [1, '#000', bright ? 0.4 : 0.74],
    ],
    0.5,
    0.42,
    0.78,
  );
  const foot = pen.linear([
    [0, '#04060C', 0],
    [0.6, '#04060C', 0.55],
    [1, '#04060C', 0.88],
  ]);
  return (
    box(0, 0, width, 1000, 0, sky) +
    SCENES[scene]({ width, palette, random: seeded(hash(scene)), pen }) +
    box(0, 0, width, 1000, 0, vignette) +
    (bright ? '' : box(0, 700, width, 300, 0, foot))
  );
}

/** The backdrop as a picture of the page's proportions, its hues turned by `hue` degrees. */
export function backdropSvg(
  scene: SceneName,
  palette: Theme['pal'],
  width: number,
  height: number,
  hue = 0,
): string {
  const units = num((1000 * width) / height);
  const pen = new Pen();
  const body = turned(backdrop(pen, scene, palette, units), hue);
  return svgDocument(width, height, `0 0 ${units} 1000`, pen.defs + body);
}

/** Wraps a picture in the hue filter; its id is used once in a document. */
export const turned = (markup: string, hue: number) =>
  hue === 0
    ? markup
    : `<filter id="hue" color-interpolation-filters="sRGB"><feColorMatrix type="hueRotate" values="${hue}"/></filter><g filter="url(#hue)">${markup}</g>`;
