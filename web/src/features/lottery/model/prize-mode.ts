const KEY = 'prizeMode';

/** What the choice of the player is remembered by until the page is left. */
export const rememberMode = (mode: string): void => sessionStorage.setItem(KEY, mode);

/** The odds book that a game is played by: draws of our own have one of their own. The session remembers the last one. */
export function prizeModeOf(area: string): 'Lott' | 'Elott' {
  const mode = area === 'ELOTT' ? 'Elott' : 'Lott';
  sessionStorage.setItem(KEY, mode);
  return mode;
}
