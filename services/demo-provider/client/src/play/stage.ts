import type { GameInfo, SymbolKey } from '../../../src/play/dto/play.contract.js';
import { measure, type Geometry } from '../hud/geometry';
import { backdropSvg } from '../kit/backdrop';
import { mix } from '../kit/colour';
import { frameSvg } from '../kit/frame';
import { loadPicture, rasterise } from '../kit/raster';
import { dataUri } from '../kit/shapes';
import { mirrorable, symbolSvg, unlabelled } from '../kit/symbol';
import type { Look } from '../look';
import { byId, el, reducedMotion } from '../page/dom';
import { paintSymbols, planeColour, type Bitmaps } from '../reels/bitmaps';
import { Reels } from '../reels/reels';
import { Spotlight } from '../reels/spotlight';
import type { Sprite } from '../show/particles';
import type { SymbolArt } from '../theme-data';

/** The visible parts of one title: backdrop, frame, figures and reels. Rebuilt when the page is resized. */
export class Stage {
  reels!: Reels;
  spotlight!: Spotlight;
  geometry!: Geometry;
  sprites: readonly Sprite[] = [];
  private readonly keys: string[];

  constructor(
    readonly look: Look,
    private readonly game: GameInfo,
    private readonly title: string,
  ) {
    this.keys = symbolsOf(game);
  }

  async build(firstGrid: SymbolKey[][]) {
    const { reels, rows } = this.game.layout;
    const { theme } = this.look;
    const extras = this.game.buy !== undefined || this.game.gamble !== undefined;
    const geometry = measure(innerWidth, innerHeight, reels, rows, extras);
    const density = Math.min(2, devicePixelRatio || 1);
    const pixels = Math.round(geometry.cell * density);
    const [bitmaps, backdrop, ...coins] = await Promise.all([
      paintSymbols(this.look, this.keys, pixels),
      loadPicture(backdropSvg(this.look.scene, theme.pal, geometry.width, geometry.height, this.look.hue)),
      ...[{ p: 'coin', b: 'red' } as const, theme.symbols.C].map((art) =>
        rasterise(symbolSvg(unlabelled(art), theme, 96), 96),
      ),
    ]);
    this.geometry = geometry;
    document.body.dataset.mode = geometry.mode;
    document.body.classList.toggle('light', theme.pal.light === true);
    this.colours();
    const canvas = byId('backdrop') as HTMLCanvasElement;
    canvas.width = geometry.width * density;
    canvas.height = geometry.height * density;
    canvas.getContext('2d')?.drawImage(backdrop, 0, 0, canvas.width, canvas.height);
    this.sprites = coins;
    this.window(bitmaps, this.reels?.grid ?? firstGrid, density);
    this.sign();
    this.figures(density);
  }

  /** Picture of the title's hero, for celebrations. */
  heroPicture(size = 520) {
    return this.picture(this.look.heroes[0], size);
  }

  picture(art: SymbolArt, size: number) {
    return dataUri(symbolSvg(unlabelled(art), this.look.theme, size));
  }

  private colours() {
    const { pal } = this.look.theme;
    const [top, foot] = pal.light
      ? [mix(pal.sky[1], '#000000', 0.1), mix(pal.sky[0], '#000000', 0.2)]
      : pal.reel;
    const values = { '--accent': pal.accent, '--glow': pal.glow, '--plane-top': top, '--plane-foot': foot };
    for (const [name, value] of Object.entries(values))
      document.documentElement.style.setProperty(name, value);
  }

  private window(bitmaps: Bitmaps, grid: SymbolKey[][], density: number) {
    const { cell, edge, x, y, w, h } = this.geometry;
    const { theme } = this.look;
    const { reels, rows } = this.game.layout;
    const size = { cell, rows, density, fill: planeColour(this.look) };
    this.reels = new Reels(reels, size, bitmaps, grid, reducedMotion());
    this.spotlight = new Spotlight(size, bitmaps, theme.pal.line, reducedMotion());
    const shade = el('div', { class: 'shade' });
    for (let reel = 1; reel < reels; reel++) {
      const separator = el('i');
      separator.style.left = `${reel * cell - 7}px`;
      shade.append(separator);
    }
    const glow = el('div', { class: 'window-glow' });
    glow.style.inset = `${-edge * 1.5}px`;
    const frame = el('img', { alt: '', class: 'frame', src: dataUri(frameSvg(theme.frame, w, h, edge)) });
    Object.assign(frame.style, {
      left: `${-2 * edge}px`,
      top: `${-2 * edge}px`,
      width: `${w + 4 * edge}px`,
      height: `${h + 4 * edge}px`,
    });
    const stage = byId('stage');
    Object.assign(stage.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
    stage.replaceChildren(glow, this.reels.element, shade, this.spotlight.element, frame);
  }

  private sign() {
    const { mode, width, edge, x, y, w, h } = this.geometry;
    const size =
      mode === 'wide'
        ? 34
        : mode === 'landscape'
          ? 15
          : Math.min(23, ((width - 64) / this.title.length) * 1.75);
    const sign = byId('title');
    sign.replaceChildren(el('b', {}, el('span', {}, this.title)));
    sign.style.cssText =
      mode === 'landscape'
        ? `left:${x}px;width:${w}px;top:1px;font-size:${size}px`
        : `left:0;right:0;top:${Math.round(y - edge - size * 1.3 - (mode === 'wide' ? 20 : 14))}px;font-size:${size}px`;
    byId('result').style.cssText =
      mode === 'landscape'
        ? `left:184px;right:366px;bottom:8px`
        : `left:0;right:0;top:${y + h + edge + (mode === 'wide' ? 12 : 14)}px`;
  }

  private figures(density: number) {
    const { mode, width, edge, x, y, h } = this.geometry;
    const [first, second] = this.look.heroes;
    const figures: HTMLElement[] = [];
    const place = (art: SymbolArt, size: number, left: number, top: number, mirrored = false) => {
      const image = el('img', { alt: '', src: this.picture(art, Math.round(size * density)) });
      const figure = el(
        'div',
        { class: mirrored && mirrorable(art) ? 'figure mirrored' : 'figure' },
        el('i'),
        image,
      );
      figure.style.cssText = `left:${left}px;top:${top}px;width:${size}px;height:${size}px`;
      figures.push(figure);
    };
    const above = y - edge - 52;
    if (mode === 'portrait' && above > 118) {
      const size = Math.min(230, above - 20);
      place(first, size, width / 2 - size / 2, y - edge - size - 34);
    }
    const side = x - edge * 2;
    if (mode === 'wide' && side > 150) {
      const size = Math.min(330, side - 8);
      const margin = (side - size) / 2;
      const top = y + h - size + 24;
      place(first, size, margin, top);
      place(second, size, width - margin - size, top, true);
    }
    byId('figures').replaceChildren(...figures);
  }
}

/** The symbols this game can show, as its pay table and features name them. */
function symbolsOf({ paytable, features }: GameInfo): string[] {
  const keys = new Set(paytable.map(({ symbol }) => symbol));
  if (features.wild || features.wildRespins) keys.add('W');
  if (features.freeSpins) keys.add('S');
  if (features.hold) keys.add('C');
  if (features.pick || features.wheel) keys.add('S');
  if (features.mystery) keys.add('M');
  return [...keys];
}
