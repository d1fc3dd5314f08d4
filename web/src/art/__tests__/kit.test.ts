import { describe, expect, it } from 'vitest';
import { gameArt, glyphPicture, scene } from '../kit';
import { GLYPHS, type GlyphName } from '../kit/glyphs';
import { chooseMotif, MOTIFS } from '../kit/motifs';
import { splitTitle } from '../kit/title';
import { CATEGORY_HUE, type Category } from '../kit/types';
import { svgSource } from '../use-art';

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');
const brokenLinks = (svg: string) => {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
  return [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].filter((m) => !ids.has(m[1]));
};
const whole = (svg: string) => {
  expect(parse(svg).querySelector('parsererror')).toBeNull();
  expect(brokenLinks(svg)).toEqual([]);
  expect(svg).not.toMatch(/undefined|NaN|\[object/);
};

describe('game art', () => {
  const lotus = { id: 'g1', title: 'Sen Vàng Phú Quý', category: 'rng' as const, vendor: 'LB' };

  it('is the same for the same game, and another for another vendor', () => {
    expect(gameArt(lotus)).toEqual(gameArt(lotus));
    expect(gameArt({ ...lotus, vendor: 'HL' }).svg).not.toBe(gameArt(lotus).svg);
  });

  it.each(Object.keys(CATEGORY_HUE) as Category[])('draws every fallback of %s whole', (category) => {
    for (let n = 0; n < 6; n++) whole(gameArt({ id: `x${n}`, title: 'Qwx', category }).svg);
  });

  it('draws every motif whole', () => {
    for (const motif of MOTIFS) {
      const word = (motif.words.split('|')[0] ?? '').replace('$', '').trim();
      for (let n = 0; n < 2; n++) whole(gameArt({ id: `m${n}`, title: word, category: 'rng' }).svg);
    }
  });

  it('finds the motif without accents and by whole beginnings of words', () => {
    expect(chooseMotif('den long hoi an', 'rng', 1).hero).toBe('lantern');
    expect(chooseMotif('ca chep hoa rong', 'rng', 1).hero).toBe('koi');
    expect(chooseMotif('trong dong dai viet', 'rng', 1).hero).toBe('drum');
  });

  it('stays small enough for a page of 21', () => {
    expect(svgSource(gameArt(lotus).svg).length).toBeLessThan(40_000);
  });
});

it.each(Object.keys(GLYPHS) as GlyphName[])('glyph %s is whole', (name) => whole(glyphPicture(name)));
it.each(['night', 'dusk', 'lagoon'] as const)('scene %s is whole', (name) => whole(scene(name)));

it.each([
  ['Tài Xỉu', ['Tài Xỉu']],
  ['Siêu Quay 777', ['Siêu Quay', '777']],
  ['Keno 5 Phút', ['Keno', '5 Phút']],
  ['Trống Đồng Đại Việt', ['Trống Đồng', 'Đại Việt']],
])('breaks %j evenly', (title, lines) => {
  expect(splitTitle(title)).toEqual(lines);
});
