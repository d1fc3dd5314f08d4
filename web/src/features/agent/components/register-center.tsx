import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { CopyButton } from '~/ui/copy';
import { QrCode } from '~/ui/qr-code';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState, ErrorState } from '~/ui/states';
import { agentQueries, invitationLink, type Invitation } from '../api/agent.api';
import { LinkList } from './link-list';

function Row({ label, text }: { label: string; text: string }) {
  return (
    <div className="well grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 py-1 pr-1 pl-4">
      <p className="min-w-0 py-1.5">
        <span className="block text-12 text-muted">{label}</span>
        <b className="num block font-semibold wrap-anywhere">{text}</b>
      </p>
      <CopyButton text={text} label={label} />
    </div>
  );
}

function Invite({ code }: { code: string }) {
  const { t } = useTranslation('agent');
  const link = invitationLink(code, window.location.origin);
  // Where the device can hand it on, it may; who thinks better of it has said nothing wrong.
  const share =
    'share' in navigator ? () => navigator.share({ url: link }).catch(() => undefined) : undefined;
  return (
    <section
      className="surface grid gap-5 p-5 sm:p-6 lg:grid-cols-[minmax(0,1fr)_auto]"
      aria-labelledby="invite-title"
    >
      <div className="grid content-start gap-4">
        <div>
          <h3 id="invite-title" className="text-18">
            {t('invite.title')}
          </h3>
          <p className="text-muted">{t('invite.text')}</p>
        </div>
        <div className="grid gap-2">
          <Row label={t('invite.code')} text={code} />
          <Row label={t('invite.link')} text={link} />
        </div>
        {share && (
          <Button tone="gold" onClick={() => void share()}>
            <Icon name="external" size={18} />
            {t('invite.share')}
          </Button>
        )}
      </div>
      <div className="grid content-start justify-items-center gap-2">
        <span className="grid overflow-hidden rounded-md">
          <QrCode text={link} label={t('invite.qr')} />
        </span>
        <p className="max-w-60 text-center text-13 text-muted">{t('invite.scan')}</p>
      </div>
    </section>
  );
}

function Figures({ direct, team }: Pick<Invitation, 'direct' | 'team'>) {
  const { t } = useTranslation('agent');
  const language = useLanguage();
  return (
    <section className="surface p-5 sm:p-6" aria-labelledby="figures-title">
      <h3 id="figures-title" className="mb-3 text-18">
        {t('figures.title')}
      </h3>
      <dl className="num grid grid-cols-2 gap-3">
        {(
          [
            ['direct', direct],
            ['team', team],
          ] as const
        ).map(([name, count]) => (
          <div key={name} className="well px-4 py-3">
            <dt className="text-13 text-muted">{t(`figures.${name}`)}</dt>
            <dd className="head text-24">{formatMoney(String(count), language, { short: true })}</dd>
          </div>
        ))}
      </dl>
      {team === 0 && <p className="mt-3 text-13 text-muted">{t('figures.none')}</p>}
    </section>
  );
}

/** The agent's referral code, its link and QR code, and the number of members registered by it. */
export function RegisterCenter() {
  const { t } = useTranslation(['agent', 'common']);
  const { data, error, refetch } = useQuery(agentQueries.invitation());
  if (!data) {
    if (!error) return <Skeleton className="h-96 rounded-lg!" />;
    return (
      <section className="surface">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </section>
    );
  }
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      {data.code === null ? (
        <section className="surface">
          <EmptyState
            art="lantern"
            title={t('none.title')}
            text={t('none.text')}
            action={<Button onClick={() => void refetch()}>{t('common:retry')}</Button>}
          />
        </section>
      ) : (
        <Invite code={data.code} />
      )}
      <Figures direct={data.direct} team={data.team} />
      <LinkList />
    </div>
  );
}
