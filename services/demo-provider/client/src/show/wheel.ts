import type { Step } from '../../../src/play/dto/play.contract.js';
import { el, fromMarkup, reducedMotion, wait } from '../page/dom';
import { payment } from '../play/money';
import { closeOverlay, openOverlay } from './overlay';
import type { BonusContext } from './pick';

const COLOURS = ['#8E2A3A', '#1F5B66', '#7A5A1E', '#3B3F86'];
const TURNS = 5;
const TURNING_MS = 4200;

/** The wheel turns to the segment that was drawn; with reduced motion it stands there at once. */
export async function showWheel(
  { text, money, game, sound }: BonusContext,
  { segment = 0 }: Step,
  stake: string,
  unattended: boolean,
): Promise<void> {
  const segments = game.features.wheel?.segments ?? [];
  const amounts = segments.map(({ units, stakeUnits }) => money.compact(payment(stake, units, stakeUnits)));
  const disc = fromMarkup(discMarkup(amounts)) as SVGElement;
  const go = el('button', { type: 'button', class: 'wide-button primary' }, text.wheelGo);
  const pointer = fromMarkup(
    '<svg class="pointer" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 2h16l-8 18Z" fill="#F5C451" stroke="#000" stroke-opacity=".5"/></svg>',
  );
  openOverlay(
    el(
      'div',
      { class: 'door wheel', role: 'dialog', 'aria-modal': 'true', 'aria-label': text.wheelTitle },
      el('h2', {}, text.wheelTitle),
      el('div', { class: 'disc' }, disc, pointer),
      go,
    ),
  );
  go.focus({ preventScroll: true });
  await new Promise<void>((done) => {
    go.addEventListener('click', () => done());
    if (unattended) setTimeout(done, 1200);
  });
  go.disabled = true;
  const end = `rotate(${-(segment + 0.5) * (360 / segments.length)}deg)`;
  if (!reducedMotion()) {
    sound.spin();
    await disc.animate(
      [
        { transform: 'rotate(0deg)' },
        { transform: `rotate(${TURNS * 360 - (segment + 0.5) * (360 / segments.length)}deg)` },
      ],
      { duration: TURNING_MS, easing: 'cubic-bezier(.15,.6,.1,1)', fill: 'forwards' },
    ).finished;
  }
  disc.style.transform = end;
  disc.querySelectorAll('.segment')[segment]?.classList.add('drawn');
  sound.scatter(4);
  await wait(reducedMotion() ? 1500 : 1100);
  await closeOverlay();
}

function discMarkup(amounts: readonly string[]): string {
  const step = (2 * Math.PI) / amounts.length;
  const point = (angle: number, radius: number) =>
    `${(100 + radius * Math.sin(angle)).toFixed(2)} ${(100 - radius * Math.cos(angle)).toFixed(2)}`;
  const segments = amounts.map((amount, i) => {
    const middle = ((i + 0.5) * 360) / amounts.length;
    return (
      `<g class="segment"><path d="M100 100L${point(i * step, 96)}A96 96 0 0 1 ${point((i + 1) * step, 96)}Z" fill="${COLOURS[i % COLOURS.length]}" stroke="#F5C451" stroke-width="1.5"/>` +
      `<text x="100" y="30" transform="rotate(${middle.toFixed(2)} 100 100)" text-anchor="middle" font-size="13" font-weight="800" fill="#fff">${amount}</text></g>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${segments.join('')}<circle cx="100" cy="100" r="16" fill="#F5C451"/></svg>`;
}
