import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { useOperatorName } from '../../ui/use-operator-name';
import { approvalQueries, type Service } from './approvals.api';
import { ChangeLine } from './values';

interface PendingProps {
  service: Service;
  kind: string;
  /** Of one record; without it, all of the kind. */
  subject?: string;
}

/** The changes of a setting that wait for a second person. */
export function Pending({ service, kind, subject }: PendingProps) {
  const { t } = useTranslation('console-approvals');
  const language = useLanguage();
  const operatorName = useOperatorName();
  const query = useQuery(approvalQueries.pending(service, kind));
  const list = (query.data ?? []).filter((one) => subject === undefined || one.subject === subject);
  if (query.isError && query.data === undefined)
    return (
      <p role="alert" className="text-13 text-(--color-attention)">
        {t('pendingFailed')}
      </p>
    );
  if (list.length === 0) return null;
  return (
    <section
      aria-label={t('pending')}
      className="grid gap-2 rounded-sm border border-line bg-well p-3 text-13"
    >
      <p className="flex flex-wrap justify-between gap-x-4">
        <b className="text-(--color-attention)">{t('pending')}</b>
        <Link to="/approvals" className="underline">
          {t('toApprovals')}
        </Link>
      </p>
      <ul className="grid gap-2">
        {list.map((one) => (
          <li key={one.id} className="grid">
            <ChangeLine change={one} />
            <span className="wrap-anywhere">{one.reason}</span>
            <span className="num text-12 text-muted">
              {t('pendingBy', {
                by: operatorName(one.proposedBy),
                at: formatDateTime(one.proposedAt, language),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
