import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useModal } from '~/lib/modal';
import { Button } from '~/ui/button';
import { Tag } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { Skeleton } from '~/ui/skeleton';
import { ErrorLine } from '~/ui/states';
import { accountQueries, type Security, type SecurityItem } from '../api/account.api';
import { isFixed, ITEM_ICONS, ITEM_PAGES, itemState } from '../model/security';
import { AccountCard } from './account-card';
import { BalanceCard } from './balance-card';

const LEVEL_TONES = { LOW: 'loss', MEDIUM: 'gold', HIGH: 'win' } as const;
const BAR_COLOURS = { LOW: 'bg-loss', MEDIUM: 'bg-gold', HIGH: 'bg-win' } as const;
const STATE_TONES = { done: 'win', unproven: 'gold', open: 'plain' } as const;

function CheckRow({ point }: { point: SecurityItem }) {
  const { t } = useTranslation('account');
  const modal = useModal();
  const state = itemState(point);
  const name = t(`item.${point.item}.name`);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-hairline py-2.5 not-first:border-t">
      <span
        className={classNames(
          'grid size-10 place-items-center rounded-md bg-card',
          state === 'done' ? 'text-win' : 'text-muted',
        )}
      >
        <Icon name={ITEM_ICONS[point.item]} size={20} />
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <b className="font-semibold">{name}</b>
          <Tag tone={STATE_TONES[state]}>
            {state === 'done' && <Icon name="check" size={12} />}
            {t(`state.${state}`)}
          </Tag>
        </span>
        <span className="block text-13 break-words text-muted">
          {point.shown ?? t(`item.${point.item}.${state === 'done' ? 'done' : 'open'}`)}
        </span>
      </span>
      {!isFixed(point) && (
        <Button
          tone="text"
          aria-label={`${t(`act.${state}`)}: ${name}`}
          onClick={() => modal.open('member', { page: ITEM_PAGES[point.item] }, { replace: true })}
        >
          {t(`act.${state}`)}
        </Button>
      )}
    </li>
  );
}

function Checklist({ security }: { security: Security }) {
  const { t } = useTranslation('account');
  const { percent, level, items } = security;
  const done = items.filter((item) => item.done).length;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-18">{t('security.title')}</h3>
        <Tag tone={LEVEL_TONES[level]}>{t(`security.level.${level}`)}</Tag>
      </div>
      <div className="mt-3 mb-2">
        <div
          role="progressbar"
          aria-label={t('security.title')}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={t('security.done', { done, total: items.length })}
          className="h-2 overflow-hidden rounded-full bg-raised"
        >
          <i
            className={classNames('block h-full rounded-full', BAR_COLOURS[level])}
            style={{ width: `${percent}%` }}
          />
        </div>
        <p className="num mt-1.5 text-13 text-muted">
          {t('security.done', { done, total: items.length })} · {percent}%
        </p>
      </div>
      <ul>
        {items.map((point) => (
          <CheckRow key={point.item} point={point} />
        ))}
      </ul>
    </>
  );
}

/** My account: what is in the wallet, who one is here, and what protects it. */
export function SecurityCentre() {
  const { data, error, refetch } = useQuery(accountQueries.security());
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-5">
      <BalanceCard />
      <AccountCard />
      <section className="surface px-5 py-4 sm:px-6 sm:py-5">
        {data ? (
          <Checklist security={data} />
        ) : error ? (
          <ErrorLine error={error} className="px-0!" onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-96" />
        )}
      </section>
    </div>
  );
}
