import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { smallButton } from '../../ui/list-head';
import { isOfAccount } from './finding';
import { BOOKS, ledgerQueries, type Book } from './ledger.api';
import { ReleaseDialog } from './release-dialog';

/** On the sheet of a member whose account the auditor stopped: why, and its release. */
export function StoppedAccount({ memberId }: { memberId: string }) {
  const { t } = useTranslation('console-ledger');
  const language = useLanguage();
  const { data } = useQuery(ledgerQueries.open());
  const [released, setReleased] = useState<Book | null>(null);
  if (!data) return null;
  const mine = data.list.filter((finding) => finding.memberId === memberId && isOfAccount(finding));
  const isCut = data.totalCount > data.list.length;
  if (mine.length === 0 && !isCut) return null;
  const books = BOOKS.filter((book) => mine.some((finding) => finding.book === book));
  return (
    <div role="status" className="grid gap-2 rounded-sm border border-danger-hi p-3 text-13">
      {mine.length > 0 ? (
        <>
          <h2 className="flex items-center gap-2 text-14 text-loss">
            <Icon name="warn" size={16} />
            {t('stopped.title')}
          </h2>
          <p>{t('stopped.text')}</p>
          <ul className="grid gap-1">
            {mine.map(({ id, fault, book, foundAt }) => (
              <li key={id}>
                <span className="num text-subtle">{formatDateTime(foundAt, language)}</span>{' '}
                <b>{t(`faults.${fault}`)}</b> · {t(`books.${book}`)}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-muted">{t('stopped.more')}</p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {books.map((book) => (
          <button key={book} type="button" className={smallButton} onClick={() => setReleased(book)}>
            {t('action.release')}
            {books.length > 1 && ` · ${t(`books.${book}`)}`}
          </button>
        ))}
        <Link className="text-info underline" to="/ledger">
          {t('stopped.all')}
        </Link>
      </div>
      {released && <ReleaseDialog memberId={memberId} book={released} onClose={() => setReleased(null)} />}
    </div>
  );
}
