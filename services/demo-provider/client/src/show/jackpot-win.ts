import type { SpinResult } from '../../../src/play/dto/play.contract.js';
import { el } from '../page/dom';
import type { Money } from '../play/money';
import type { Texts } from '../text';
import { showFeatureDialog } from './overlay';

/** The moment of each jackpot that a round has won. True if there was one. */
export async function showJackpots(
  text: Texts,
  money: Money,
  { jackpot }: Pick<SpinResult, 'jackpot'>,
  picture: () => string,
): Promise<boolean> {
  const awards = jackpot?.awards ?? [];
  for (const { tier, amount } of awards) {
    const title = text.jackpotWon(text.jackpotNames[tier]);
    const words = [el('h2', {}, title), el('div', { class: 'amount jackpot-won' }, money.full(amount))];
    await showFeatureDialog(picture(), `${title} ${money.full(amount)}`, words, text.tapToGoOn);
  }
  return awards.length > 0;
}
