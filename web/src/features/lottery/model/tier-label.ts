import type { TFunction } from 'i18next';
import type { Play } from '#libs/lottery-engine/browser';

type Texts = TFunction<'lottery'>;

/** What of a result a tier is for: a prize, a number of hits, or how many orders the pick's digits have. */
export function tierLabel(t: Texts, play: Play, code: string): string {
  const [, name = '', count = ''] = /^([A-Z]+(?:\d(?=:|$))?):?(\d*)$/.exec(code) ?? [];
  const n = Number(count);
  const isOrders = play.rule.kind === 'numbers' && play.rule.anyOrder === true;
  if (code.startsWith('HITS')) return t('tier.hits', { n: Number(code.replaceAll(/\D/g, '')) });
  if (/^(TIMES|WIN)/.test(code) && !isOrders)
    return t('tier.times', { n: Number(code.replaceAll(/\D/g, '')) });
  const orders = isOrders && n > 0 ? t('tier.orders', { n }) : '';
  const prize = name === 'WIN' ? '' : t(`prizeName.${name}` as 'prizeName.P1');
  return [prize, orders].filter((part) => part !== '').join(', ');
}
