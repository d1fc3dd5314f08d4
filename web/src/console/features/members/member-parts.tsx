import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { contractOfClaim } from '~/lib/claim-reason';
import { hasCode } from '~/lib/failure';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { fromMinor, toMinor } from '~/lib/money';
import { mayOpen } from '../../define-console-page';
import { useRoles } from '../../session/session.store';
import { smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { WriteOffDialog } from '../approvals/proposal-dialogs';
import { memberQueries } from './members.api';

interface PartProps {
  memberId: string;
}

/** The real account in the amounts that its member sees. */
export function Balance({ memberId }: PartProps) {
  const { t } = useTranslation('console-members');
  const language = useLanguage();
  const query = useQuery(memberQueries.balance(memberId));
  const { data } = query;
  const lines = data && {
    total: data.sumBalance,
    available: data.available,
    withdrawable: data.withdrawable,
    held: data.held,
    bonus: data.bonus,
    owed: data.owed,
    turnoverLeft: data.turnoverLeft,
  };
  return (
    <div className="min-w-0">
      <h2 className="text-14">{t('balanceTitle')}</h2>
      {hasCode(query.error, 'NOT_FOUND') ? (
        <p className="text-muted">{t('noAccount')}</p>
      ) : (
        <ListStates query={query} isEmpty={false} empty="">
          <dl className="text-13">
            {lines &&
              Object.entries(lines).map(([name, amount]) => (
                <div key={name} className="flex justify-between gap-4 border-b border-hairline py-1">
                  <dt className="text-muted">{t(name as keyof typeof lines)}</dt>
                  <dd className={`num text-right ${name === 'owed' && amount !== '0.00' ? 'text-loss' : ''}`}>
                    {formatMoney(amount, language)}
                  </dd>
                </div>
              ))}
          </dl>
        </ListStates>
      )}
    </div>
  );
}

/** What contracts make the member owe to others, and others to the member. */
export function Claims({ memberId }: PartProps) {
  const { t } = useTranslation('console-members');
  const language = useLanguage();
  const query = useQuery(memberQueries.claims(memberId));
  const mayWriteOff = mayOpen(useRoles(), { roles: ['ledger'] });
  const [given, setGiven] = useState<{ claimId: string; open: string } | null>(null);
  const { data } = query;
  return (
    <div className="min-w-0">
      <h2 className="text-14">{t('claims')}</h2>
      <ListStates query={query} isEmpty={false} empty="">
        {data?.list.length === 0 && <p className="text-13 text-muted">{t('noClaims')}</p>}
        <ul className="text-13">
          {data?.list.map(({ id, debtorId, creditorId, amount, paid, reason, status, openedAt }) => {
            const isDebtor = debtorId === memberId;
            const other = isDebtor ? creditorId : debtorId;
            const contract = contractOfClaim(reason);
            return (
              <li key={id} className="border-b border-hairline py-1">
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span className="min-w-0 wrap-anywhere">
                    {contract ? `${t(`claimType.${contract.type}`)} ${contract.period}` : reason}
                  </span>
                  <span className={status === 'OPEN' ? 'text-(--color-attention)' : 'text-muted'}>
                    {t(`claimStatus.${status}`)}
                  </span>
                </span>
                <span className="num flex flex-wrap justify-between gap-x-4 text-12 text-muted">
                  <Link className="text-info underline" to={`/members?search=${other}`}>
                    {t(isDebtor ? 'claimTo' : 'claimOf', { other: other.slice(0, 8) })}
                  </Link>
                  <span>{formatDateTime(openedAt, language)}</span>
                  <span>
                    {t('claimPaid', {
                      paid: formatMoney(paid, language),
                      amount: formatMoney(amount, language),
                    })}
                  </span>
                </span>
                {mayWriteOff && isDebtor && status === 'OPEN' && (
                  <button
                    type="button"
                    className={`${smallButton} mt-1`}
                    onClick={() =>
                      setGiven({ claimId: id, open: fromMinor(toMinor(amount) - toMinor(paid)) })
                    }
                  >
                    {t('writeOff')}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </ListStates>
      {given && <WriteOffDialog {...given} onClose={() => setGiven(null)} />}
    </div>
  );
}

/** What the member decided about the own play; operators only read it. */
export function Limits({ memberId }: PartProps) {
  const { t } = useTranslation('console-members');
  const language = useLanguage();
  const query = useQuery(memberQueries.limits(memberId));
  const { data } = query;
  const exclusion = data?.exclusion;
  return (
    <div className="min-w-0">
      <h2 className="text-14">{t('limits')}</h2>
      <ListStates query={query} isEmpty={false} empty="">
        {exclusion && (
          <p className="text-(--color-attention)">
            {exclusion.until
              ? t('excludedUntil', { at: formatDateTime(exclusion.until, language) })
              : t('excluded')}
          </p>
        )}
        {data?.limits.length === 0 && <p className="text-13 text-muted">{t('noLimits')}</p>}
        <ul className="text-13">
          {data?.limits.map(({ kind, period, amount, minutes, usedAmount }) => (
            <li
              key={`${kind} ${period}`}
              className="flex justify-between gap-4 border-b border-hairline py-1"
            >
              <span className="text-muted">
                {t(`limitKind.${kind}`)} {t(`limitPeriod.${period}`)}
              </span>
              <span className="num text-right">
                {amount === null ? t('minutes', { count: minutes ?? 0 }) : formatMoney(amount, language)}
                {usedAmount !== null && (
                  <span className="block text-12 text-muted">
                    {t('used', { amount: formatMoney(usedAmount, language) })}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
        {data?.realityCheckMinutes && (
          <p className="text-13 text-muted">{t('reality', { count: data.realityCheckMinutes })}</p>
        )}
      </ListStates>
    </div>
  );
}

/** What was done with the account, by the member and by operators. */
export function SecurityEvents({ memberId }: PartProps) {
  const { t } = useTranslation('console-members');
  const language = useLanguage();
  const query = useQuery(memberQueries.securityLog(memberId));
  const { data } = query;
  return (
    <div className="min-w-0 md:col-span-2">
      <h2 className="text-14">{t('security')}</h2>
      <ListStates query={query} isEmpty={false} empty="">
        {data?.list.length === 0 && <p className="text-13 text-muted">{t('noSecurity')}</p>}
        <ul className="text-13">
          {data?.list.map(({ id, at, actorName, call, outcome }) => (
            <li key={id} className="flex flex-wrap gap-x-3 py-0.5">
              <span className="num text-subtle">{formatDateTime(at, language)}</span>
              <b>{actorName}</b>
              <code className="mr-auto break-all">{call}</code>
              <span className={outcome === 'ok' ? 'text-win' : 'text-loss'}>{outcome}</span>
            </li>
          ))}
        </ul>
        <Link className="text-info underline" to={`/security-log?memberId=${memberId}`}>
          {t('allEvents')}
        </Link>
      </ListStates>
    </div>
  );
}
