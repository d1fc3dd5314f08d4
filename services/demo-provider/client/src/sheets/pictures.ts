import { box, dataUri } from '../kit/shapes';
import { MYSTERY } from '../reels/bitmaps';
import { symbolSvg } from '../kit/symbol';
import type { Look } from '../look';
import { el, fromMarkup } from '../page/dom';
import type { SymbolArt } from '../theme-data';

export function symbolPicture(look: Look, key: string) {
  const arts: Record<string, SymbolArt | undefined> = look.theme.symbols;
  const art = key === 'M' ? MYSTERY : arts[key];
  return el('img', { alt: key, src: art ? dataUri(symbolSvg(art, look.theme, 150)) : undefined });
}

/** A small map of the reels with some cells marked. */
export function cellMap(reels: number, rows: number, marked: (reel: number, row: number) => boolean) {
  let markup = '';
  for (let reel = 0; reel < reels; reel++)
    for (let row = 0; row < rows; row++)
      markup += box(reel * 13 + 1, row * 13 + 1, 11.5, 11.5, 2.6, marked(reel, row) ? '#F5C451' : '#2C364B');
  return fromMarkup(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${reels * 13 + 1} ${rows * 13 + 1}" width="100%" aria-hidden="true">${markup}</svg>`,
  );
}
