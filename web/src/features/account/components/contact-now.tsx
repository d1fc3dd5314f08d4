import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { Tag } from '~/ui/chip';
import { Skeleton } from '~/ui/skeleton';
import { accountQueries } from '../api/account.api';

/** What the account has now, masked; nothing where that cannot be said. */
export function ContactNow({ kind }: { kind: 'mobileNum' | 'email' }) {
  const { t } = useTranslation('account');
  const { data, isError } = useQuery(accountQueries.profile());
  if (isError) return null;
  if (!data) return <Skeleton className="h-16 rounded-md!" />;
  const contact = data.contacts.find((known) => known.kind === kind);
  return (
    <div className="well flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
      <Icon name={kind === 'email' ? 'mail' : 'phone'} size={20} className="text-muted" />
      <span className="min-w-0 flex-1">
        <small className="block text-12 text-subtle">{t('contact.now')}</small>
        <b className="num font-semibold break-words">{contact?.masked ?? t('contact.none')}</b>
      </span>
      {contact && (
        <Tag tone={contact.proven ? 'win' : 'gold'}>
          {t(contact.proven ? 'state.done' : 'state.unproven')}
        </Tag>
      )}
    </div>
  );
}
