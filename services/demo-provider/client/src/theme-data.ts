/** Themes are data of the catalogue; the page only knows how to paint them. */
export { THEMES } from '../../src/catalogue/themes.js';
export type {
  FrameStyle,
  RampName,
  SceneName,
  SymbolArt,
  TextureName,
  Theme,
} from '../../src/catalogue/theme.types.js';
