import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/lib/i18n';
import { formatDay } from '~/lib/format';
import { Callout } from '~/ui/callout';
import { Tag, type TagTone } from '~/ui/chip';
import { QueryView } from '~/ui/query-view';
import { Skeleton } from '~/ui/skeleton';
import { identityQueries, type Identity } from '../api/identity.api';
import { IdentityForm } from './identity-form';

const TONES: Readonly<Record<Identity['status'], TagTone>> = {
  ...{ NONE: 'plain', SUBMITTED: 'gold', IN_REVIEW: 'gold' },
  ...{ APPROVED: 'win', REJECTED: 'loss', EXPIRED: 'loss' },
};

/** How far the member is verified, where the last submission stands, and the form for the next. */
export function IdentityPage() {
  const query = useQuery(identityQueries.mine());
  return (
    <QueryView query={query} skeleton={<Skeleton className="h-96 max-w-[560px] rounded-lg!" />}>
      {(identity) => <IdentityState identity={identity} />}
    </QueryView>
  );
}

function IdentityState({ identity }: { identity: Identity }) {
  const { t } = useTranslation('identity');
  const language = useLanguage();
  const { status, level, validUntil, reason } = identity;
  const isOpen = status === 'SUBMITTED' || status === 'IN_REVIEW';
  return (
    <div className="grid max-w-[560px] grid-cols-1 content-start gap-4">
      <section className="surface grid gap-3 p-5 sm:p-6" aria-label={t('title')}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-18">{t(`level.${level}`)}</h3>
          <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>
        </div>
        {validUntil && (
          <p className="text-13 text-muted">{t('until', { day: formatDay(validUntil, language) })}</p>
        )}
        <p className="text-13 text-muted">{t('intro')}</p>
        {status === 'REJECTED' && reason && <Callout tone="loss">{t(`reason.${reason}`)}</Callout>}
        {(isOpen || status === 'EXPIRED') && (
          <Callout tone={isOpen ? 'info' : 'loss'} icon={isOpen ? 'clock' : 'warn'}>
            {t(`help.${status}`)}
          </Callout>
        )}
        {level === 2 && (
          <Callout tone="win" icon="check">
            {t('complete')}
          </Callout>
        )}
      </section>
      {!isOpen && level < 2 && <IdentityForm key={level} held={level as 0 | 1} />}
    </div>
  );
}
