import type { Theme } from '../../theme-data';
import type { Pen } from '../pen';
import type { Random } from '../random';

export interface SceneContext {
  /** The height is always 1000. */
  readonly width: number;
  readonly palette: Theme['pal'];
  readonly random: Random;
  readonly pen: Pen;
}

/** Paints what stands before the sky. */
export type Scene = (context: SceneContext) => string;
