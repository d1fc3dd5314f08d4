import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { formatCount, formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { toast } from '~/ui/toast';
import { primaryButton, refuseButton, smallButton } from '../../ui/list-head';
import { useOperatorName } from '../../ui/use-operator-name';
import {
  promotionQueries,
  setPromotionState,
  type OpsPromotion,
  type PromotionKind,
  type PromotionState,
} from './promotions.api';

const DAYS = [7, 30, 90] as const;
/** Where an operator may take a promotion from each state. */
const NEXT: Readonly<Record<PromotionState, readonly PromotionState[]>> = {
  DRAFT: ['LIVE'],
  LIVE: ['PAUSED', 'ENDED'],
  PAUSED: ['LIVE', 'ENDED'],
  ENDED: [],
};

/** What is left, what it would have cost, who changed it, and what may be done with it. */
export function PromotionDetails({ promotion, onEdit }: { promotion: OpsPromotion; onEdit: () => void }) {
  const { t } = useTranslation('console-promotions');
  const language = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const move = useMutation({
    mutationFn: (state: PromotionState) => setPromotionState(promotion, state),
    onSuccess: () => toast(t('saved'), 'win'),
    onError: (error) => toast(failureText(error), 'loss'),
    onSettled: () => client.invalidateQueries({ queryKey: promotionQueries.all }),
  });
  const { budget, budgetLeft, stock, stockLeft } = promotion;
  return (
    <div className="grid content-start gap-4 overflow-auto bg-panel p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-16">{promotion.title[language === 'vi' ? 'vi' : 'en']}</h2>
        {promotion.state !== 'ENDED' && (
          <button type="button" className={smallButton} onClick={onEdit}>
            {t('edit')}
          </button>
        )}
        {NEXT[promotion.state].map((state) => (
          <button
            key={state}
            type="button"
            disabled={move.isPending}
            className={classNames(smallButton, state === 'LIVE' ? primaryButton : refuseButton)}
            onClick={() => move.mutate(state)}
          >
            {t(`to.${state}`)}
          </button>
        ))}
      </div>
      <p className="text-muted">
        {t(`kind.${promotion.kind as PromotionKind}`)} · {t(`states.${promotion.state}`)} ·{' '}
        {t('version', { n: promotion.version })}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Left
          name={t('budgetLeft')}
          left={Number(budgetLeft ?? 0)}
          all={budget === null ? null : Number(budget)}
          write={(amount) => formatMoney(amount.toFixed(2), language)}
        />
        <Left
          name={t('stockLeft')}
          left={stockLeft ?? 0}
          all={stock}
          write={(n) => formatCount(n, language)}
        />
      </div>
      <SimulatedCost promotion={promotion} />
      {promotion.kind === 'RED_RAIN' && <Rounds promotionId={promotion.id} />}
      <History id={promotion.id} />
    </div>
  );
}

/** How much of a budget or a stock is left; read again while the page is open. */
function Left({
  name,
  left,
  all,
  write,
}: {
  name: string;
  left: number;
  all: number | null;
  write: (value: number) => string;
}) {
  const { t } = useTranslation('console-promotions');
  return (
    <div className="grid gap-1">
      <p className="flex justify-between gap-2 text-13">
        <span className="text-muted">{name}</span>
        <b className="num">{all === null ? t('unlimited') : `${write(left)} / ${write(all)}`}</b>
      </p>
      {all !== null && <meter className="h-2 w-full" aria-label={name} min={0} max={all} value={left} />}
    </div>
  );
}

function SimulatedCost({ promotion: { id, version } }: { promotion: OpsPromotion }) {
  const { t } = useTranslation('console-promotions');
  const language = useLanguage();
  const [days, setDays] = useState<number>(30);
  const { data } = useQuery(promotionQueries.simulation(id, version, days));
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center gap-1">
        <h3 className="mr-auto text-14">{t('simulation')}</h3>
        {DAYS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === days}
            className={classNames(smallButton, each === days && 'border-info! bg-raised')}
            onClick={() => setDays(each)}
          >
            {t('days', { n: each })}
          </button>
        ))}
      </div>
      {data &&
        (data.supported ? (
          <p>
            {t('simulated', {
              days,
              members: formatCount(data.members, language),
              rewards: formatCount(data.rewards, language),
            })}{' '}
            <b className="num text-gold">{formatMoney(data.cost, language)}</b>
          </p>
        ) : (
          <p className="text-muted">{t('notSimulated')}</p>
        ))}
    </section>
  );
}

function Rounds({ promotionId }: { promotionId: string }) {
  const { t } = useTranslation('console-promotions');
  const language = useLanguage();
  const { data = [] } = useQuery(promotionQueries.rounds());
  const rounds = data.filter((round) => round.promotionId === promotionId);
  return (
    <section className="grid gap-2 overflow-x-auto">
      <h3 className="text-14">{t('rounds')}</h3>
      <table className="w-full text-13">
        <thead>
          <tr className="text-left text-12 text-muted">
            <th className="py-1 font-medium">{t('startsAt')}</th>
            <th className="py-1 text-right font-medium">{t('budgetLeft')}</th>
            <th className="py-1 text-right font-medium">{t('stockLeft')}</th>
          </tr>
        </thead>
        <tbody className="num">
          {rounds.map((round) => (
            <tr key={round.id} className="border-t border-hairline">
              <td className="py-1">{formatDateTime(round.startsAt, language)}</td>
              <td className="py-1 text-right">
                {formatMoney(round.budgetLeft, language)} / {formatMoney(round.budget, language)}
              </td>
              <td className="py-1 text-right">
                {round.stockLeft} / {round.stock}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function History({ id }: { id: string }) {
  const { t } = useTranslation('console-promotions');
  const language = useLanguage();
  const nameOf = useOperatorName();
  const { data = [] } = useQuery(promotionQueries.history(id));
  return (
    <section className="grid gap-1">
      <h3 className="text-14">{t('history')}</h3>
      <ul className="grid gap-1 text-13">
        {data.map(({ version, changedAt, changedBy, change }) => (
          <li key={version} className="flex flex-wrap gap-x-3">
            <span className="num text-muted">{formatDateTime(changedAt, language)}</span>
            <b>{t('version', { n: version })}</b>
            <span>{t(`states.${(change as unknown as OpsPromotion).state}`)}</span>
            <span className="text-muted">{changedBy ? nameOf(changedBy) : t('bySystem')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
