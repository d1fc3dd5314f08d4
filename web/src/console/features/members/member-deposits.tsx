import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { mayOpen } from '../../define-console-page';
import { useRoles } from '../../session/session.store';
import { smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ReversalDialog } from '../approvals/proposal-dialogs';
import { memberQueries } from './members.api';

/** The latest deposits; a credited one can be reversed where the bank took it back. */
export function Deposits({ memberId }: { memberId: string }) {
  const { t } = useTranslation('console-members');
  const language = useLanguage();
  const query = useQuery(memberQueries.deposits(memberId));
  const mayReverse = mayOpen(useRoles(), { roles: ['cashier'] });
  const [reversed, setReversed] = useState<{ depositId: string; amount: string } | null>(null);
  return (
    <div className="min-w-0">
      <h2 className="text-14">{t('deposits')}</h2>
      <ListStates query={query} isEmpty={false} empty="">
        {query.data?.length === 0 && <p className="text-13 text-muted">{t('noDeposits')}</p>}
        <ul className="text-13">
          {query.data?.map(({ id, channel, status, amount, transferCode, createdAt }) => (
            <li key={id} className="border-b border-hairline py-1">
              <span className="flex flex-wrap justify-between gap-x-4">
                <span className="num">{formatMoney(amount, language)}</span>
                <span className={status === 'SUCCESS' ? 'text-win' : 'text-muted'}>
                  {t(`depositStatus.${status}`)}
                </span>
              </span>
              <span className="num flex flex-wrap items-center justify-between gap-x-4 text-12 text-muted">
                <span>{`${channel} ${transferCode}`}</span>
                <span>{formatDateTime(createdAt, language)}</span>
                {mayReverse && status === 'SUCCESS' && (
                  <button
                    type="button"
                    className={smallButton}
                    aria-label={`${t('reverse')}: ${transferCode}`}
                    onClick={() => setReversed({ depositId: id, amount })}
                  >
                    {t('reverse')}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
      </ListStates>
      {reversed && <ReversalDialog {...reversed} onClose={() => setReversed(null)} />}
    </div>
  );
}
