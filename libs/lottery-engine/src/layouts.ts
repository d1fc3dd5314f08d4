import type { Layout } from './layout.js';

const numbers = (code: string, count: number, digits: number) => ({ code, count, digits });

/** Every layout of a result. The codes of the prizes are those of the Vietnamese sheets. */
export const layouts = {
  MB27: {
    id: 'MB27',
    slots: [
      numbers('DB', 1, 5),
      numbers('G1', 1, 5),
      numbers('G2', 2, 5),
      numbers('G3', 6, 5),
      numbers('G4', 4, 4),
      numbers('G5', 6, 4),
      numbers('G6', 3, 3),
      numbers('G7', 4, 2),
    ],
  },
  MN18: {
    id: 'MN18',
    slots: [
      numbers('DB', 1, 6),
      numbers('G1', 1, 5),
      numbers('G2', 1, 5),
      numbers('G3', 2, 5),
      numbers('G4', 7, 5),
      numbers('G5', 1, 4),
      numbers('G6', 3, 4),
      numbers('G7', 1, 3),
      numbers('G8', 1, 2),
    ],
  },
  SSC5: { id: 'SSC5', slots: [{ ...numbers('D', 5, 1), ordered: true }] },
  PC28: { id: 'PC28', slots: [{ ...numbers('D', 3, 1), ordered: true }] },
  K3: { id: 'K3', slots: [{ ...numbers('D', 3, 1), range: [1, 6] }] },
  PK10: { id: 'PK10', slots: [{ ...numbers('R', 10, 2), range: [1, 10], distinct: true, ordered: true }] },
  L11X5: { id: 'L11X5', slots: [{ ...numbers('B', 5, 2), range: [1, 11], distinct: true, ordered: true }] },
  KENO: { id: 'KENO', slots: [{ ...numbers('B', 20, 2), range: [1, 80], distinct: true }] },
  L645: { id: 'L645', slots: [{ ...numbers('B', 6, 2), range: [1, 45], distinct: true }] },
  L655: {
    id: 'L655',
    slots: [
      { ...numbers('B', 6, 2), range: [1, 55], distinct: true },
      { ...numbers('BONUS', 1, 2), range: [1, 55] },
    ],
    sharedBalls: ['B', 'BONUS'],
  },
  L535: {
    id: 'L535',
    slots: [
      { ...numbers('B', 5, 2), range: [1, 35], distinct: true },
      { ...numbers('BONUS', 1, 2), range: [1, 12] },
    ],
  },
  MAX3D: {
    id: 'MAX3D',
    slots: [numbers('DB', 2, 3), numbers('G1', 4, 3), numbers('G2', 6, 3), numbers('G3', 8, 3)],
  },
  THAI: {
    id: 'THAI',
    slots: [numbers('P1', 1, 6), numbers('F3', 2, 3), numbers('B3', 2, 3), numbers('L2', 1, 2)],
  },
  LAO: { id: 'LAO', slots: [numbers('N', 1, 6)] },
  FOUR23: {
    id: 'FOUR23',
    slots: [
      numbers('P1', 1, 4),
      numbers('P2', 1, 4),
      numbers('P3', 1, 4),
      numbers('SPECIAL', 10, 4),
      numbers('CONSOLATION', 10, 4),
    ],
  },
  FOUR1: { id: 'FOUR1', slots: [numbers('N', 1, 4)] },
  POSTS8: {
    id: 'POSTS8',
    slots: ['A', 'B', 'C', 'D', 'F', 'I', 'N', 'K'].map((post) => numbers(post, 1, 4)),
  },
} satisfies Record<string, Layout>;

export type LayoutId = keyof typeof layouts;

export function layoutOf(id: string): Layout {
  const layout: Layout | undefined = (layouts as Record<string, Layout>)[id];
  if (!layout) throw new Error(`No layout ${id}`);
  return layout;
}
