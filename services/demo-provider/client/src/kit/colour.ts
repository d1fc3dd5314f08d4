const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** Mixes two #rrggbb colours; share 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const target = channels(second);
  const mixed = channels(first).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * share));
  return '#' + mixed.map((value) => value.toString(16).padStart(2, '0')).join('');
}

/** Turns the hue of a #rrggbb colour, with the weights of the SVG `hueRotate` filter, so that both agree. */
export function turnHue(hex: string, degrees: number): string {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const grey = 0.213 * red + 0.715 * green + 0.072 * blue;
  const turned = [
    grey + cos * (red - grey) + sin * (-0.213 * red - 0.715 * green + 0.928 * blue),
    grey + cos * (green - grey) + sin * (0.143 * red + 0.14 * green - 0.283 * blue),
    grey + cos * (blue - grey) + sin * (-0.787 * red + 0.715 * green + 0.072 * blue),
  ];
  return '#' + turned.map((value) => clampByte(value).toString(16).padStart(2, '0')).join('');
}

const clampByte = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
