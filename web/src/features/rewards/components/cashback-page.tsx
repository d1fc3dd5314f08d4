import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Amount } from '~/features/wallet';
import { formatDateTime, formatDay } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Tag } from '~/ui/chip';
import { QueryView } from '~/ui/query-view';
import { claimCashback, rewardQueries } from '../api/rewards.api';
import { useRewardAction } from '../hooks/use-reward-action';

const TONES = { REQUESTED: 'info', CREDITED: 'win', REFUSED: 'loss' } as const;

/** What bets have accrued by day, provider and kind of game, and its claim. */
export function CashbackPage() {
  const { t } = useTranslation(['rewards', 'common']);
  const language = useLanguage();
  const cashback = useQuery(rewardQueries.cashback());
  const claim = useRewardAction(
    () => claimCashback(),
    () => t('claimed'),
  );
  return (
    <QueryView query={cashback}>
      {(data) => (
        <div className="grid gap-4">
          <section className="surface flex flex-wrap items-center justify-between gap-4 p-5">
            <div>
              <p className="text-13 text-muted">{t('cashback.claimable')}</p>
              <p className="head text-hero text-gold-hi" aria-live="polite">
                <Amount value={data.claimable} />
              </p>
              <p className="text-13 text-muted">{t('cashback.note')}</p>
            </div>
            <Button
              tone="gold"
              size="l"
              busy={claim.isPending}
              disabled={!data.hasRebate}
              onClick={() => claim.mutate(undefined)}
            >
              {t('claim')}
            </Button>
          </section>
          <section className="surface grid gap-2 p-4 sm:p-5">
            <h2 className="text-16">{t('cashback.pots')}</h2>
            {data.pots.length === 0 && <p className="text-muted">{t('cashback.none')}</p>}
            <ul>
              {data.pots.map((pot) => (
                <li
                  key={`${pot.day}/${pot.vassalage}/${pot.gameType}/${pot.sequence}`}
                  className="flex flex-wrap items-center justify-between gap-x-3 border-b border-hairline py-2 last:border-0"
                >
                  <span>
                    <b className="font-semibold">{pot.vassalage}</b>{' '}
                    <span className="text-13 text-muted">
                      {t(`game.${pot.gameType as 'RNG'}`)} ·{' '}
                      <span className="num">{formatDay(pot.day, language)}</span>
                    </span>
                  </span>
                  <span className="grid justify-items-end">
                    <b className="font-semibold text-gold">
                      <Amount value={pot.amount} signed bare />
                    </b>
                    <span className="text-12 text-muted">
                      {t('cashback.bets')} <Amount value={pot.validBet} bare short />
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
          {data.claims.length > 0 && (
            <section className="surface grid gap-2 p-4 sm:p-5">
              <h2 className="text-16">{t('cashback.claims')}</h2>
              <ul>
                {data.claims.map((made) => (
                  <li key={made.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                    <span className="num text-13 text-muted">
                      {formatDateTime(made.requestedAt, language)}
                    </span>
                    <span className="flex items-center gap-3">
                      <Amount value={made.amount} />
                      <Tag tone={TONES[made.status]}>{t(`bonus.status.${made.status}`)}</Tag>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </QueryView>
  );
}
