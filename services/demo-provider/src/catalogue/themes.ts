import type { Theme } from './theme.types.js';
import { FURTHER_THEMES } from './themes/further.themes.js';
import { REFERENCE_THEMES } from './themes/reference.themes.js';

export const THEMES = { ...REFERENCE_THEMES, ...FURTHER_THEMES } satisfies Record<string, Theme>;

export type ThemeId = keyof typeof THEMES;
