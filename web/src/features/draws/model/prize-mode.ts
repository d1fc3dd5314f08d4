const KEY = 'prizeMode';

/** The odds book that a game is played by: draws of our own have one of their own. The session remembers the last one. */
export function prizeModeOf(area: string): 'Lott' | 'Elott' {
  const mode = area === 'ELOTT' ? 'Elott' : 'Lott';
  sessionStorage.setItem(KEY, mode);
  return mode;
}
