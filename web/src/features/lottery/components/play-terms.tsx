import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useLanguage } from '~/lib/i18n';
import {
  chanceOfWin,
  explain,
  optionText,
  playText,
  priceAfterRebate,
  valuesLookedAt,
  type Play,
} from '#libs/lottery-engine/browser';
import { useFigures } from '../hooks/use-figures';
import { useMoney } from '../hooks/use-money';
import { chargeOf } from '../model/slip';
import { POINT } from '../model/slip';
import { tierLabel } from '../model/tier-label';

interface PlayTermsProps {
  play: Play;
  /** ×1000 by tier. */
  odds: Readonly<Record<string, number>>;
  /** Off the price of a line, in millionths. */
  rebate: number;
}

/** What a point costs and wins, how likely that is, and the rule with an example. */
export function PlayTerms({ play, odds, rebate }: PlayTermsProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage() === 'vi' ? 'vi' : 'en';
  const money = useMoney();
  const figures = useFigures();
  const { rule } = play;
  const { chances, example, rtp } = explain(play, odds);
  const [proof] = play.proof;
  const prices = [...new Set(Object.values(odds))].toSorted((a, b) => a - b);
  const [least = 0, most = 0] = [prices[0], prices.at(-1)];
  const prizeOf = (milli: number): string => money((POINT * BigInt(milli)) / 1000n);
  const price = money(BigInt(chargeOf(play)) * priceAfterRebate(POINT, rebate));
  const values = valuesLookedAt(play);
  const isPerHit = rule.kind === 'numbers' && !rule.hits && !rule.anyOrder && values > 1;
  const terms = (): string => {
    if (rule.kind === 'options' && least !== most) return t('terms.options', { price });
    if (least !== most) return t('terms.tiers', { price, least: prizeOf(least), most: prizeOf(most) });
    return t(isPerHit ? 'terms.perHit' : 'terms.once', { price, prize: prizeOf(most) });
  };
  const chance = (): string | undefined => {
    if (!proof || rule.kind === 'options' || play.proof.length > 1) return undefined;
    const win = chanceOfWin(play, proof);
    return t(isPerHit ? 'terms.chanceOfHit' : 'terms.chance', {
      oneIn: figures.oneIn(win),
      percent: figures.percent(win),
      n: values,
    });
  };
  const tiers =
    rule.kind === 'options'
      ? []
      : chances.flatMap((each) =>
          each.tiers.length > 1 || chances.length > 1 ? each.tiers.filter((tier) => tier.odds > 0) : [],
        );
  const pick =
    rule.kind === 'options'
      ? example.pick
          .split(',')
          .map((code) => optionText(code, language))
          .join(', ')
      : example.pick;
  const said = chance();
  return (
    <details className="group rounded-md bg-well px-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 py-2 text-13 [&::-webkit-details-marker]:hidden">
        <Icon name="info" size={18} className="text-gold" />
        <span className="num min-w-0 flex-1">
          <b className="font-semibold">{terms()}</b>
          {said && <span className="block text-muted">{said}</span>}
        </span>
        <Icon name="down" size={16} className="text-muted group-open:rotate-180" />
      </summary>
      <div className="grid gap-1.5 pb-3 pl-7 text-13 text-muted">
        <p>{playText(play, language).rule}</p>
        {tiers.length > 0 && (
          <ul className="num grid gap-x-4 sm:grid-cols-2">
            {tiers.map((tier, at) => (
              <li key={`${tier.tier} ${at}`}>
                {tierLabel(t, play, tier.tier)}: {prizeOf(tier.odds)}, {figures.oneIn(tier.chance)}
              </li>
            ))}
          </ul>
        )}
        <p className="num">{t('example', { pick, stake: money(POINT), prize: prizeOf(example.prize) })}</p>
        <p className="num">
          {t('terms.rtp', {
            rtp:
              figures.percent(rtp.lowest) === figures.percent(rtp.highest)
                ? figures.percent(rtp.highest)
                : `${figures.percent(rtp.lowest)}–${figures.percent(rtp.highest)}`,
          })}
        </p>
      </div>
    </details>
  );
}
