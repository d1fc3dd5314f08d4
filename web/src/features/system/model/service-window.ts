/** Specification 2.10, 9: 440 wide, 750 high, or 500 where the screen is lower than that. */
export const SERVICE_WINDOW = { width: 440, height: 750, lowHeight: 500 } as const;

export function serviceWindowFeatures(screenHeight: number): string {
  const { width, height, lowHeight } = SERVICE_WINDOW;
  return `popup,width=${width},height=${screenHeight < height ? lowHeight : height}`;
}

/** Opened in the visitor's own click, before it is known where it goes: later, browsers would block it. */
export const openServiceWindow = (): Window | null =>
  window.open('about:blank', 'customer-service', serviceWindowFeatures(window.screen.availHeight));
