import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Glyph } from '~/art/pictures';
import { Amount } from '~/features/wallet';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { Button } from '~/ui/button';
import { Countdown } from '~/ui/countdown';
import { Progress } from '~/ui/progress';
import { QueryView } from '~/ui/query-view';
import { EmptyState } from '~/ui/states';
import { grabRedRain, rewardQueries } from '../api/rewards.api';
import { useRewardAction } from '../hooks/use-reward-action';
import { FallingPackets } from './falling-packets';
import { shareOf } from './promo-parts';

/** The round that runs or comes next, and its one packet for the member. */
export function RedRainPage() {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const rain = useQuery(rewardQueries.redRain());
  const grab = useRewardAction(
    () => grabRedRain(),
    ({ amount }) => t('rain.won', { amount: formatMoney(amount, language, { short: true }) }),
  );
  return (
    <QueryView query={rain}>
      {({ round, now }) => {
        if (!round)
          return (
            <EmptyState art="envelope" title={t('rain.none')} text={t('noneText')} className="surface" />
          );
        const open = Date.parse(round.startsAt) <= Date.parse(now);
        const refetch = () => void rain.refetch();
        return (
          <section className="surface relative grid gap-3 overflow-hidden p-5">
            {open && <FallingPackets />}
            <div className="flex items-center gap-4">
              <Glyph spec="envelope" size={88} />
              <div>
                <h2 className="text-18">{localName(round.title, language)}</h2>
                <p className="text-muted">
                  {t(open ? 'rain.endsIn' : 'rain.startsIn')}{' '}
                  <Countdown
                    key={String(open)}
                    until={Date.parse(open ? round.endsAt : round.startsAt)}
                    label={t(open ? 'rain.endsIn' : 'rain.startsIn')}
                    className="font-semibold text-gold"
                    onEnd={refetch}
                  />
                </p>
              </div>
            </div>
            {round.taken ? (
              <p className="text-16 text-win">
                {t('rain.taken')} <Amount value={round.taken} short />
              </p>
            ) : (
              <>
                <Progress label={t('rain.bets')} value={shareOf(round.bets, round.minBet)} />
                <p className="flex flex-wrap justify-between gap-2 text-13 text-muted">
                  <span>{t('rain.bets')}</span>
                  <span className="num">
                    <Amount value={round.bets} bare short /> / <Amount value={round.minBet} bare short />
                  </span>
                </p>
                <Button
                  tone="gold"
                  size="l"
                  busy={grab.isPending}
                  disabled={!open || shareOf(round.bets, round.minBet) < 1}
                  onClick={() => grab.mutate(undefined)}
                >
                  {t('rain.grab')}
                </Button>
              </>
            )}
          </section>
        );
      }}
    </QueryView>
  );
}
