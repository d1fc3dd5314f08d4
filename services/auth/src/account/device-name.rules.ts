const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bcoc_coc/i, 'Cốc Cốc'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** Browser and system of a user agent, as in "Chrome, Android"; otherwise "unknown". */
export function deviceName(agent: string): string {
  const of = (kinds: [RegExp, string][]) => kinds.find(([form]) => form.test(agent))?.[1];
  return [of(browsers), of(systems)].filter((part) => part !== undefined).join(', ') || 'unknown';
}
