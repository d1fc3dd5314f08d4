import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { ListStates } from '../../ui/list-states';
import type texts from './locales/vi.json';
import { operatorQueries } from './operators.api';

/** An operator's open sessions and the history of the account. */
export function OperatorDetails({ operatorId }: { operatorId: string }) {
  const { t } = useTranslation('console-operators');
  const language = useLanguage();
  const query = useQuery(operatorQueries.details(operatorId));
  const time = (at: string) => formatDateTime(at, language);
  return (
    <ListStates query={query} isEmpty={false} empty="">
      <div className="grid gap-4 md:grid-cols-2">
        <div className="min-w-0">
          <h2 className="text-14">{t('sessions')}</h2>
          {query.data?.sessions.length === 0 && <p className="text-muted">{t('noSessions')}</p>}
          <ul className="num grid gap-1 text-12">
            {query.data?.sessions.map(({ agent, ip, openedAt, lastSeenAt }) => (
              <li key={openedAt + lastSeenAt} className="break-words">
                {t('session', {
                  agent: agent ?? '–',
                  ip: ip ?? '–',
                  opened: time(openedAt),
                  seen: time(lastSeenAt),
                })}
              </li>
            ))}
          </ul>
        </div>
        <div className="min-w-0">
          <h2 className="text-14">{t('history')}</h2>
          {query.data?.changes.length === 0 && <p className="text-muted">{t('noHistory')}</p>}
          <ol className="grid gap-1 text-12">
            {query.data?.changes.map(({ action, reason, changedBy, changedAt }) => (
              <li key={changedAt + action} className="break-words">
                <span className="num text-subtle">{time(changedAt)}</span>{' '}
                <b>{t(`changes.${action as keyof typeof texts.changes}`)}</b> · {changedBy ?? t('byCommand')}
                {reason && ` · ${reason}`}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </ListStates>
  );
}
