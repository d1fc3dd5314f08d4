import { describe, expect, it } from 'vitest';
import { TITLES } from '../../src/catalogue/catalogue.js';
import { PAINTERS } from './kit/painters';
import { Pen } from './kit/pen';
import { SCENES } from './kit/scenes';
import { symbolMarkup } from './kit/symbol';
import { lookOf } from './look';
import { THEMES, type SymbolArt, type Theme } from './theme-data';
import { thumbSvg } from './thumb';

const wellFormed = (svg: string) => {
  expect(svg).not.toMatch(/undefined|NaN|Infinity/);
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
};

describe.each(Object.entries(THEMES) as [string, Theme][])('theme %s', (_name, theme) => {
  it('is painted whole: every symbol, every figure, its scene', () => {
    for (const art of Object.values(theme.symbols) as SymbolArt[]) {
      const pen = new Pen();
      const markup = symbolMarkup(pen, art, theme);
      wellFormed(pen.defs + markup);
    }
    for (const key of theme.hero) expect(theme.symbols).toHaveProperty(key);
    expect(SCENES).toHaveProperty(theme.scene);
  });
});

describe('titles', () => {
  it('name only painters and scenes that exist', () => {
    for (const { theme } of TITLES) {
      if (theme.hero) expect(Object.keys(PAINTERS)).toContain(theme.hero.painter);
      if (theme.scene) expect(Object.keys(SCENES)).toContain(theme.scene);
    }
  });

  it('each have a picture of their own', () => {
    const pictures = TITLES.map(({ code, names, theme }) => thumbSvg({ theme, title: names.vi, seed: code }));
    pictures.forEach(wellFormed);
    expect(new Set(pictures.map((svg) => svg.replace(/<title>.*?<\/title>/, ''))).size).toBe(TITLES.length);
  });

  it('show their own hero as the highest symbol where the theme does not paint it', () => {
    const look = lookOf({ id: 'dragon', hero: { painter: 'cherry' } });
    expect(look.heroes[0]).toMatchObject({ p: 'cherry' });
    expect(look.theme.symbols.H1).toMatchObject({ p: 'cherry' });
    expect(lookOf({ id: 'dragon', hero: { painter: 'ingot' } }).theme.symbols.H1).toMatchObject({
      p: 'turtle',
    });
  });

  it('fall back to a theme and scene that exist when the server names one the page does not know', () => {
    const look = lookOf({ id: 'of-tomorrow', scene: 'nowhere', hero: { painter: 'nobody' } });
    expect(look.theme.pal).toEqual(THEMES.dragon.pal);
    expect(look.scene).toBe(THEMES.dragon.scene);
  });

  it('keep a title out of the markup of its picture', () => {
    const svg = thumbSvg({ theme: { id: 'koi' }, title: '</title><script>alert(1)</script>', seed: 'x' });
    expect(svg).not.toContain('<script');
  });
});
