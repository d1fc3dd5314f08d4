import { TITLES } from '../../src/catalogue/catalogue.js';
import { thumbSvg } from './thumb';

/** The pictures of all titles of the catalogue, by the code of the title. */
export const thumbs = () =>
  TITLES.map(({ code, names, theme }) => ({ code, svg: thumbSvg({ theme, title: names.vi, seed: code }) }));
