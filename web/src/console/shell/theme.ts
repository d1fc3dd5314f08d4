import { create } from 'zustand';
import { localStore } from '~/lib/storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'consoleTheme';
const lightSystem = () => window.matchMedia('(prefers-color-scheme: light)');

function stored(): Theme {
  const value = localStore.get(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The first paint has the theme already, from `scripts/console-theme.ts`. */
function apply(theme: Theme): void {
  const isLight = theme === 'light' || (theme === 'system' && lightSystem().matches);
  document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark';
}

interface ThemeState {
  theme: Theme;
  choose: (theme: Theme) => void;
}

export const useTheme = create<ThemeState>((set) => ({
  theme: stored(),
  choose: (theme) => {
    if (theme === 'system') localStore.remove(KEY);
    else localStore.set(KEY, theme);
    apply(theme);
    set({ theme });
  },
}));

/** Follows the system while it is the choice, and a choice that another tab makes. */
export function followTheme(): void {
  lightSystem().addEventListener('change', () => apply(useTheme.getState().theme));
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    const theme = stored();
    apply(theme);
    useTheme.setState({ theme });
  });
}
