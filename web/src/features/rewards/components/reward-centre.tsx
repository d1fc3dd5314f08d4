import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Glyph } from '~/art/pictures';
import { Amount } from '~/features/wallet';
import { formatCount, formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { Button, ButtonLink } from '~/ui/button';
import { Countdown } from '~/ui/countdown';
import { Progress } from '~/ui/progress';
import { QueryView } from '~/ui/query-view';
import { drawRaffle, grabRedRain, rewardQueries } from '../api/rewards.api';
import { useRewardAction } from '../hooks/use-reward-action';
import { shareOf } from './promo-parts';

function RedRain() {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const rain = useQuery(rewardQueries.redRain());
  const grab = useRewardAction(
    () => grabRedRain(),
    ({ amount }) => t('rain.won', { amount: formatMoney(amount, language, { short: true }) }),
  );
  return (
    <QueryView query={rain} inline>
      {({ round, now }) => {
        if (!round) return <p className="surface p-5 text-muted">{t('rain.none')}</p>;
        const open = Date.parse(round.startsAt) <= Date.parse(now);
        const refetch = () => void rain.refetch();
        return (
          <section className="surface grid gap-3 p-5">
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

function Wheel({ id }: { id: string }) {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const raffle = useQuery(rewardQueries.raffle(id));
  const draw = useRewardAction(
    () => drawRaffle(id),
    ({ amount }) =>
      amount === '0.00'
        ? t('wheel.luck')
        : t('wheel.won', { amount: formatMoney(amount, language, { short: true }) }),
  );
  return (
    <QueryView query={raffle} inline>
      {(data) => {
        const total = data.prizes.reduce((sum, { weight }) => sum + weight, 0);
        return (
          <section className="surface grid gap-3 p-5">
            <div className="flex items-center gap-4">
              <Glyph spec="roulette" size={88} />
              <div>
                <h2 className="text-18">{localName(data.title, language)}</h2>
                <p className="num text-muted">{t('wheel.tickets', { n: data.tickets - data.used })}</p>
              </div>
            </div>
            <Button
              tone="gold"
              size="l"
              busy={draw.isPending}
              disabled={data.tickets <= data.used}
              onClick={() => draw.mutate(undefined)}
            >
              {t('wheel.spin')}
            </Button>
            <p className="text-13 text-muted">
              {t('wheel.per')} <Amount value={data.perTicket} short />
            </p>
            <ul className="grid gap-1 text-13">
              {data.prizes.map((prize) => (
                <li key={prize.id} className="flex justify-between gap-3">
                  <span>{localName(prize.name, language)}</span>
                  <span className="num text-muted">
                    {t('wheel.odds', { n: formatCount(Math.round(total / prize.weight), language) })}
                  </span>
                </li>
              ))}
            </ul>
            <p className="text-12 break-all text-subtle">
              {t('wheel.commitment')} <span className="num">{data.commitment}</span>
            </p>
            {data.draws.length > 0 && (
              <ul className="grid gap-1 text-13">
                {data.draws.slice(0, 5).map((made) => (
                  <li key={made.id} className="num flex justify-between gap-3 text-muted">
                    <span>{formatDateTime(made.drawnAt, language)}</span>
                    <Amount value={made.amount} short signed />
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      }}
    </QueryView>
  );
}

/** Points, red rain and wheel: what is given away today. */
export function RewardCentre() {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const points = useQuery(rewardQueries.points());
  const promotions = useQuery(rewardQueries.promotions());
  const raffles =
    promotions.data?.filter(({ kind, status }) => kind === 'RAFFLE' && status !== 'coming') ?? [];
  return (
    <div className="grid gap-4">
      <section className="surface flex flex-wrap items-center justify-between gap-4 p-5">
        <div className="flex items-center gap-4">
          <Glyph spec="coin" size={64} />
          <div>
            <p className="text-13 text-muted">{t('mall.balance')}</p>
            <p className="num text-title text-gold-hi">
              {t('mall.cost', { n: formatCount(points.data?.balance ?? 0, language) })}
            </p>
          </div>
        </div>
        <ButtonLink to="/pointMall" tone="gold">
          {t('mall.title')}
        </ButtonLink>
      </section>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <RedRain />
        {raffles.map(({ id }) => (
          <Wheel key={id} id={id} />
        ))}
      </div>
    </div>
  );
}
