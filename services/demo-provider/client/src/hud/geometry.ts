export type Mode = 'portrait' | 'landscape' | 'wide';

/** Where the window of the reels lies, in CSS pixels. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly mode: Mode;
  /** Thickness of the frame. */
  readonly edge: number;
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const MARGINS: Record<Mode, { top: number; bottom: number; sides: number; edge: number; largest: number }> = {
  portrait: { top: 108, bottom: 264, sides: 20, edge: 10, largest: 132 },
  landscape: { top: 34, bottom: 60, sides: 238, edge: 10, largest: 116 },
  wide: { top: 84, bottom: 180, sides: 200, edge: 20, largest: 176 },
};

/** Room for the buttons that some games have above their controls. */
const EXTRAS = 54;

export function measure(
  width: number,
  height: number,
  reels: number,
  rows: number,
  extras = false,
): Geometry {
  const mode: Mode = width < height && width < 820 ? 'portrait' : height < 520 ? 'landscape' : 'wide';
  const { top, bottom, sides, edge, largest } = MARGINS[mode];
  const room = height - top - bottom - (extras && mode === 'portrait' ? EXTRAS : 0);
  const cell = Math.floor(Math.min((width - sides - 2 * edge) / reels, (room - 2 * edge) / rows, largest));
  const w = cell * reels;
  const h = cell * rows;
  // The controls of a phone held sideways stand at the right, its icons at the left.
  const centre = mode === 'landscape' ? 60 + (width - 232) / 2 : width / 2;
  const slack = Math.max(0, room - h - 2 * edge);
  const share = mode === 'portrait' ? 0.82 : mode === 'wide' ? 0.6 : 0.5;
  return {
    width,
    height,
    mode,
    edge,
    cell,
    x: Math.round(centre - w / 2),
    y: Math.round(top + edge + slack * share),
    w,
    h,
  };
}
