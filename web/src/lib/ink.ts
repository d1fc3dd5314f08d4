const WHITE = '#ffffff';
const DARK = '#0b0e14';

/** Relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** White or dark, whichever is read better on the colour (`#rrggbb`). */
export const inkOn = (colour: string): string =>
  1.05 / (luminance(colour) + 0.05) >= (luminance(colour) + 0.05) / (luminance(DARK) + 0.05) ? WHITE : DARK;
