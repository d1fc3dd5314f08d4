import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph } from '~/art/pictures';
import { Amount } from '~/features/wallet';
import { formatDateTime, formatMoney, formatPercent } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { Button } from '~/ui/button';
import { QueryView } from '~/ui/query-view';
import { EmptyState } from '~/ui/states';
import { drawRaffle, rewardQueries, type Promotion } from '../api/rewards.api';
import { useRewardAction } from '../hooks/use-reward-action';
import { WheelFace } from './wheel-face';

const isOpen = ({ kind, status }: Promotion) => kind === 'RAFFLE' && status !== 'coming';

function Wheel({ id, exhausted }: Pick<Promotion, 'id' | 'exhausted'>) {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const raffle = useQuery(rewardQueries.raffle(id));
  const [drawn, setDrawn] = useState<{ prizeId: string; turn: number }>();
  const draw = useRewardAction(
    () => drawRaffle(id),
    ({ amount, prizeId }) => {
      setDrawn((before) => ({ prizeId, turn: (before?.turn ?? 0) + 1 }));
      return amount === '0.00'
        ? t('wheel.luck')
        : t('wheel.won', { amount: formatMoney(amount, language, { short: true }) });
    },
  );
  return (
    <QueryView query={raffle} inline>
      {(data) => {
        return (
          <section className="surface grid gap-3 p-5">
            <div className="flex items-center gap-4">
              <Glyph spec="roulette" size={88} />
              <div>
                <h2 className="text-18">{localName(data.title, language)}</h2>
                <p className="num text-muted">{t('wheel.tickets', { n: data.tickets - data.used })}</p>
              </div>
            </div>
            <WheelFace
              key={drawn?.turn}
              parts={data.prizes.map((prize) => ({ id: prize.id, name: localName(prize.name, language) }))}
              drawn={drawn?.prizeId}
            />
            <Button
              tone="gold"
              size="l"
              busy={draw.isPending}
              disabled={exhausted || data.tickets <= data.used}
              onClick={() => draw.mutate(undefined)}
            >
              {t(exhausted ? 'status.exhausted' : 'wheel.spin')}
            </Button>
            <p className="text-13 text-muted">
              {t('wheel.per')} <Amount value={data.perTicket} short />
            </p>
            <ul className="grid gap-1 text-13">
              {data.prizes.map((prize) => (
                <li key={prize.id} className="flex justify-between gap-3">
                  <span>{localName(prize.name, language)}</span>
                  <span className="num text-muted">
                    {t('wheel.odds', {
                      ...{ n: prize.chanceWeight, of: prize.chanceOf },
                      percent: formatPercent(prize.chancePercent, language),
                    })}
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

/** Every wheel that runs. */
export function WheelPage() {
  const { t } = useTranslation('rewards');
  const promotions = useQuery(rewardQueries.promotions());
  return (
    <QueryView
      query={promotions}
      isEmpty={(data) => !data.some(isOpen)}
      empty={<EmptyState art="roulette" title={t('none')} text={t('noneText')} className="surface" />}
    >
      {(data) => (
        <div className="grid items-start gap-4">
          {data.filter(isOpen).map(({ id, exhausted }) => (
            <Wheel key={id} id={id} exhausted={exhausted} />
          ))}
        </div>
      )}
    </QueryView>
  );
}
