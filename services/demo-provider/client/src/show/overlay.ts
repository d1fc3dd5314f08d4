import { byId, el, reducedMotion, type Child } from '../page/dom';

const FADE_IN = 240;
const FADE_OUT = 220;

/** The element to focus again when the overlay closes. */
let before: Element | null = null;

/** Makes everything below the overlay inert, except the live region. */
function setBackgroundInert(host: HTMLElement, out: boolean) {
  for (const one of host.parentElement?.children ?? [])
    if (one !== host && one instanceof HTMLElement && one.id !== 'spoken') one.inert = out;
}

/** Covers the game for a celebration or a feature dialog. */
export function openOverlay(...children: Child[]): HTMLElement {
  const host = byId('overlay');
  host.replaceChildren(...children.filter((child) => child !== undefined && child !== false));
  host.hidden = false;
  before = document.activeElement;
  setBackgroundInert(host, true);
  if (!reducedMotion()) host.animate([{ opacity: 0 }, { opacity: 1 }], FADE_IN);
  return host;
}

export async function closeOverlay() {
  const host = byId('overlay');
  if (!reducedMotion()) await host.animate([{ opacity: 1 }, { opacity: 0 }], FADE_OUT).finished;
  host.hidden = true;
  host.replaceChildren();
  setBackgroundInert(host, false);
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  before = null;
}

export const overlayOpen = () => !byId('overlay').hidden;

/** A framed message with one button; resolves when it is pressed, or after `milliseconds`. */
export async function showFeatureDialog(
  picture: string,
  title: string,
  children: Child[],
  label: string,
  milliseconds?: number,
) {
  const go = el('button', { type: 'button', class: 'wide-button primary' }, label);
  const frame = el(
    'div',
    { class: 'door', role: 'dialog', 'aria-modal': 'true', 'aria-label': title },
    el('img', { alt: '', src: picture }),
    ...children,
    go,
  );
  openOverlay(frame);
  go.focus({ preventScroll: true });
  if (!reducedMotion())
    frame.animate([{ transform: 'translate3d(0,40px,0) scale(.94)' }, { transform: 'none' }], {
      duration: 420,
      easing: 'cubic-bezier(.2,.9,.3,1)',
    });
  await new Promise<void>((done) => {
    go.addEventListener('click', () => done());
    if (milliseconds !== undefined) setTimeout(done, milliseconds);
  });
  await closeOverlay();
}
