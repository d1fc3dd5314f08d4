import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { smallButton } from '../../ui/list-head';
import { LevelDialog } from './level-dialog';
import type { RewardSheet } from './member-rewards.api';

const STATUS_COLOURS: Record<NonNullable<RewardSheet['rollovers']>[number]['status'], string> = {
  QUEUED: 'text-info',
  ACTIVE: 'text-gold',
  EXPIRING: 'text-gold',
  DONE: 'text-win',
  EXPIRED: 'text-muted',
  FORFEITED: 'text-muted',
  CLEARED: 'text-loss',
};

/** Everything that rewards know of a member. */
export function RewardSheetView({ sheet }: { sheet: RewardSheet }) {
  const { t } = useTranslation('console-member-rewards');
  const language = useLanguage();
  const [changing, setChanging] = useState(false);
  const money = (amount: string) => formatMoney(amount, language);
  const { vip, rollovers, claims, payments } = sheet;
  return (
    <div className="grid gap-6 p-4 xl:grid-cols-2">
      <section className="grid content-start gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-16">
            {t('level')} <b className="num text-gold">{vip.level}</b>
          </h2>
          <span className="mr-auto text-muted">
            {t(vip.locked ? 'locked' : 'unlocked')} · {t('keep', { at: formatDay(vip.keepTo, language) })}
          </span>
          <button type="button" className={smallButton} onClick={() => setChanging(true)}>
            {t('change')}
          </button>
        </div>
        <dl className="grid grid-cols-2 gap-2 md:grid-cols-3">
          <Fact name={t('deposits')} value={money(vip.deposits)} />
          <Fact name={t('bets')} value={money(vip.bets)} />
          <Fact name={t('window')} value={`${money(vip.windowBets)} / ${money(vip.keepBet)}`} />
        </dl>
        <Lines title={t('changes')} empty={t('noChanges')} rows={vip.changes} rowKey={(row) => row.at}>
          {(row) => (
            <>
              <span className="num text-muted">{formatDateTime(row.at, language)}</span>
              <b className="num">
                {row.fromLevel} → {row.toLevel}
              </b>
              <span>{t(`cause.${row.cause}`)}</span>
              {row.reason && <span className="text-muted">{row.reason}</span>}
            </>
          )}
        </Lines>
        <Lines
          title={t('gifts')}
          empty={t('noGifts')}
          rows={vip.gifts}
          rowKey={(gift) => `${gift.kind} ${gift.slot}`}
        >
          {(gift) => (
            <>
              <span>{t(`gift.${gift.kind}`)}</span>
              <span className="num text-muted">{gift.slot}</span>
              <b className="num ml-auto">{money(gift.amount)}</b>
            </>
          )}
        </Lines>
      </section>
      <section className="grid content-start gap-3">
        {rollovers === null ? (
          <p className="text-loss">{t('walletSilent')}</p>
        ) : (
          <Lines title={t('rollovers')} empty={t('noRollovers')} rows={rollovers} rowKey={({ id }) => id}>
            {(row) => (
              <>
                <b>{row.title ? localName(row.title, language) : t('ofDeposit')}</b>
                <span className="num text-muted">
                  {money(row.done)} / {money(row.required)}
                </span>
                <span className={`ml-auto ${STATUS_COLOURS[row.status]}`}>{t(`status.${row.status}`)}</span>
                {(row.kept !== '0.00' || row.taken !== '0.00') && (
                  <span className="num flex w-full flex-wrap gap-x-4 text-12 text-muted">
                    {row.kept !== '0.00' && <span>{t('kept', { amount: money(row.kept) })}</span>}
                    {row.taken !== '0.00' && <span>{t('taken', { amount: money(row.taken) })}</span>}
                  </span>
                )}
                <meter
                  className="h-2 w-full"
                  aria-label={t('rollovers')}
                  min={0}
                  max={Math.max(Number(row.required), 1)}
                  value={Number(row.done)}
                />
              </>
            )}
          </Lines>
        )}
        <Lines title={t('claims')} empty={t('noClaims')} rows={claims} rowKey={({ id }) => id}>
          {(row) => (
            <>
              <span className="num text-muted">{formatDateTime(row.changedAt, language)}</span>
              <b>{localName(row.title, language)}</b>
              <span>{t(`claim.${row.status}`)}</span>
              {row.riskScore > 0 && <span className="text-loss">{t('risk', { n: row.riskScore })}</span>}
              {row.reason && <span className="text-muted">{row.reason}</span>}
              <b className="num ml-auto">{money(row.reward)}</b>
            </>
          )}
        </Lines>
        <Lines title={t('payments')} empty={t('noPayments')} rows={payments} rowKey={({ id }) => id}>
          {(row) => (
            <>
              <span className="num text-muted">{formatDateTime(row.at, language)}</span>
              <b>{localName(row.title, language)}</b>
              <span>{t(`payment.${row.status as 'CREDITED'}`)}</span>
              {row.reason && <span className="text-muted">{row.reason}</span>}
              <b className="num ml-auto">{money(row.amount)}</b>
            </>
          )}
        </Lines>
      </section>
      {changing && <LevelDialog sheet={sheet} onClose={() => setChanging(false)} />}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-subtle">{name}</dt>
      <dd className="num font-medium break-words">{value}</dd>
    </div>
  );
}

interface LinesProps<T> {
  title: string;
  empty: string;
  rows: readonly T[];
  rowKey: (row: T) => string;
  children: (row: T) => ReactNode;
}

function Lines<T>({ title, empty, rows, rowKey, children }: LinesProps<T>) {
  return (
    <section className="grid gap-1">
      <h3 className="text-14">{title}</h3>
      {rows.length === 0 && <p className="text-muted">{empty}</p>}
      <ul className="grid">
        {rows.map((row) => (
          <li
            key={rowKey(row)}
            className="flex flex-wrap items-baseline gap-x-3 border-b border-hairline py-1.5 text-13"
          >
            {children(row)}
          </li>
        ))}
      </ul>
    </section>
  );
}
