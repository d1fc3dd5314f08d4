import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '~/features/wallet';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { ButtonLink } from '~/ui/button';
import { Tag } from '~/ui/chip';
import { Pager } from '~/ui/pager';
import { Progress } from '~/ui/progress';
import { QueryView } from '~/ui/query-view';
import { EmptyState } from '~/ui/states';
import { rewardQueries, type Bonus } from '../api/rewards.api';
import { shareOf } from './promo-parts';

const TONES = { REQUESTED: 'info', CREDITED: 'win', REFUSED: 'loss' } as const;
const ROLLOVER_TONES = { OPEN: 'info', DONE: 'win', EXPIRED: 'loss', FORFEITED: 'loss' } as const;

function BonusRow({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const open = bonus.rolloverStatus === 'OPEN';
  return (
    <li className="grid gap-2 rounded-md bg-well p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <b className="block font-semibold">{localName(bonus.title, language)}</b>
          <span className="num text-12 text-muted">{formatDateTime(bonus.at, language)}</span>
        </div>
        <div className="grid justify-items-end gap-1">
          <b className="font-semibold text-gold">
            <Amount value={bonus.amount} signed />
          </b>
          <Tag tone={bonus.rolloverStatus ? ROLLOVER_TONES[bonus.rolloverStatus] : TONES[bonus.status]}>
            {t(
              bonus.rolloverStatus
                ? `bonus.rollover.${bonus.rolloverStatus}`
                : `bonus.status.${bonus.status}`,
            )}
          </Tag>
        </div>
      </div>
      {open && bonus.done !== null && (
        <>
          <Progress label={t('bonus.turnover')} value={shareOf(bonus.done, bonus.required)} />
          <p className="flex flex-wrap justify-between gap-x-3 text-13 text-muted">
            <span>{t('bonus.turnover')}</span>
            <span className="num">
              <Amount value={bonus.done} bare short /> / <Amount value={bonus.required} bare short />
            </span>
          </p>
          {bonus.expiresAt && (
            <p className="num text-12 text-subtle">
              {t('until', { at: formatDateTime(bonus.expiresAt, language) })}
            </p>
          )}
        </>
      )}
      {bonus.done === null && bonus.required !== '0.00' && (
        <p className="text-13 text-muted">{t('bonus.unknown')}</p>
      )}
    </li>
  );
}

/** Every bonus with the turnover that it still requires. */
export function BonusPage() {
  const { t } = useTranslation('rewards');
  const [pageNo, setPage] = useState(1);
  const bonuses = useQuery(rewardQueries.bonuses(pageNo));
  return (
    <QueryView
      query={bonuses}
      isEmpty={(data) => data.totalCount === 0}
      empty={
        <EmptyState
          art="chest"
          title={t('bonus.none')}
          text={t('bonus.noneText')}
          className="surface"
          action={<ButtonLink to="/promotions">{t('title')}</ButtonLink>}
        />
      }
    >
      {(data) => (
        <section className="surface grid gap-3 p-4 sm:p-5">
          <ul className="grid gap-3">
            {data.list.map((bonus) => (
              <BonusRow key={bonus.id} bonus={bonus} />
            ))}
          </ul>
          <Pager page={pageNo} total={data.totalPages} onPage={setPage} />
        </section>
      )}
    </QueryView>
  );
}
