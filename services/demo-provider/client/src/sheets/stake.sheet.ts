import type { Money } from '../play/money';
import type { Texts } from '../text';
import { el } from '../page/dom';
import { chips, openSheet } from './sheet';

export function openStakeSheet(
  text: Texts,
  money: Money,
  stakes: readonly string[],
  stake: string,
  use: (stake: string) => void,
) {
  const choice = chips(stakes, stake, (value) => money.short(value));
  openSheet({
    title: text.chooseStake,
    closeLabel: text.close,
    body: [el('p', {}, text.stakeHint), choice.element],
    actions: [{ label: text.useStake, primary: true, press: () => use(choice.value) }],
  });
}
