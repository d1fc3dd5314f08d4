/** The drawings members choose from: six motifs in four colourings, numbered 1 to 24. */
const colourings = [
  { ground: '#2b1a3f', shade: '#3f2860', light: '#f2d58a', mark: '#e3b64a' },
  { ground: '#0b3d36', shade: '#0e5c4f', light: '#d9f2e6', mark: '#7fd1ae' },
  { ground: '#5a1226', shade: '#7d1d36', light: '#ffe3d1', mark: '#ff9e7a' },
  { ground: '#10243f', shade: '#1b3a63', light: '#dbe9ff', mark: '#8db8f2' },
] as const;
type Colouring = (typeof colourings)[number];

const petal = 'M64 30 C 80 50 80 74 64 88 C 48 74 48 50 64 30 Z';
const turned = (degrees: number, fill: string, opacity = 1): string =>
  `<path d="${petal}" fill="${fill}" opacity="${opacity}" transform="rotate(${degrees} 64 88)"/>`;

const motifs: readonly ((colours: Colouring) => string)[] = [
  // A lotus.
  ({ light, mark }) =>
    [-64, 64, -34, 34].map((degrees) => turned(degrees, mark, 0.75)).join('') +
    turned(0, light) +
    `<path d="M28 92 H100" stroke="${mark}" stroke-width="5" stroke-linecap="round"/>`,
  // A lantern.
  ({ light, mark, shade }) =>
    `<path d="M64 22 V36 M64 92 V108" stroke="${light}" stroke-width="4" stroke-linecap="round"/>
<ellipse cx="64" cy="64" rx="30" ry="28" fill="${mark}"/><ellipse cx="64" cy="64" rx="14" ry="28" fill="none" stroke="${shade}" stroke-width="3"/>
<path d="M48 36 H80 M48 92 H80" stroke="${light}" stroke-width="6" stroke-linecap="round"/>`,
  // A conical hat before the sun.
  ({ light, mark, shade }) =>
    `<circle cx="64" cy="58" r="32" fill="${mark}"/><path d="M64 40 L104 88 Q64 100 24 88 Z" fill="${light}"/>
<path d="M64 40 L52 92 M64 40 L76 92" stroke="${shade}" stroke-width="2" opacity=".5"/>`,
  // A koi.
  ({ light, mark, shade }) =>
    `<path d="M28 64 C44 38 78 38 92 64 C78 90 44 90 28 64 Z" fill="${light}"/>
<path d="M88 64 L110 46 Q104 64 110 82 Z" fill="${mark}"/><circle cx="44" cy="58" r="4" fill="${shade}"/>
<path d="M58 46 Q66 64 58 82 M72 48 Q80 64 72 80" stroke="${mark}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  // A bronze drum.
  ({ light, mark }) =>
    [40, 30, 20]
      .map(
        (r, at) =>
          `<circle cx="64" cy="64" r="${r}" fill="none" stroke="${at === 1 ? light : mark}" stroke-width="4"/>`,
      )
      .join('') +
    Array.from(
      { length: 14 },
      (_, at) =>
        `<path d="M64 64 L61 49 H67 Z" fill="${light}" transform="rotate(${(360 / 14) * at} 64 64)"/>`,
    ).join(''),
  // Bamboo under the moon.
  ({ light, mark, shade }) =>
    `<circle cx="80" cy="44" r="20" fill="${light}"/><path d="M46 20 V108 M62 36 V108" stroke="${mark}" stroke-width="8" stroke-linecap="round"/>
<path d="M42 48 H50 M42 76 H50 M58 62 H66 M58 88 H66" stroke="${shade}" stroke-width="4"/>
<path d="M62 56 Q84 60 96 78 Q74 80 62 64 Z M46 40 Q30 42 22 56 Q38 60 46 48 Z" fill="${mark}"/>`,
];

export const drawings = motifs.length * colourings.length;

/** The drawing of this number as SVG. */
export function drawing(number: number): string {
  const colours = colourings[(number - 1) % colourings.length]!;
  const motif = motifs[Math.floor((number - 1) / colourings.length)]!;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" role="img"><rect width="128" height="128" fill="${colours.ground}"/>
<circle cx="64" cy="64" r="52" fill="${colours.shade}"/>
${motif(colours)}</svg>`;
}
