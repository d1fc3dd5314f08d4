import type { AutoplayLimits } from '../play/autoplay.rules';
import type { Money } from '../play/money';
import type { Texts } from '../text';
import { el } from '../page/dom';
import { chips, openSheet } from './sheet';

const SPINS = [10, 25, 50, 100] as const;
const LOSS_STAKES = [5n, 10n, 20n, 50n] as const;
const WIN_STAKES = [0n, 10n, 50n, 100n] as const;

/** Autoplay begins only with a loss limit. */
export function openAutoplaySheet(
  text: Texts,
  money: Money,
  stake: string,
  hasFeature: boolean,
  begin: (limits: AutoplayLimits) => void,
) {
  const unit = BigInt(stake);
  const spins = chips<number>(SPINS, SPINS[0], String, 4);
  const losses = LOSS_STAKES.map((times) => times * unit);
  const loss = chips(losses, losses[1] ?? unit, (value) => money.short(value));
  const wins = WIN_STAKES.map((times) => times * unit);
  const win = chips(wins, wins[2] ?? 0n, (value) => (value ? money.short(value) : text.noLimit));
  const onFeature = el('input', { type: 'checkbox', checked: true });
  openSheet({
    title: text.autoplay,
    closeLabel: text.close,
    body: [
      el('p', {}, text.autoplayHint),
      el('h3', {}, text.spinsCount),
      spins.element,
      el('h3', {}, text.lossLimit),
      loss.element,
      el('h3', {}, text.winLimit),
      win.element,
      hasFeature && el('label', { class: 'check' }, onFeature, text.onFeature),
    ],
    actions: [
      {
        label: text.start,
        primary: true,
        press: () =>
          begin({
            spins: spins.value,
            loss: loss.value,
            singleWin: win.value || undefined,
            onFeature: hasFeature && onFeature.checked,
          }),
      },
    ],
  });
}
