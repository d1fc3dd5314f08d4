import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAvatar, useMemberQuery } from '~/features/session';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { useModal } from '~/lib/modal';
import { Avatar } from '~/ui/avatar';
import { Button } from '~/ui/button';
import { Tag } from '~/ui/chip';
import { CopyButton } from '~/ui/copy';
import { Skeleton } from '~/ui/skeleton';
import { ErrorState } from '~/ui/states';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-h-14 content-center border-t border-hairline py-1.5 sm:grid-cols-[180px_minmax(0,1fr)] sm:items-center sm:gap-3">
      <dt className="text-muted max-sm:text-12">{label}</dt>
      <dd className="flex min-w-0 items-center justify-between gap-2 font-medium">{children}</dd>
    </div>
  );
}

/** Picture, names, rank and last login of the member. */
export function AccountCard() {
  const { t } = useTranslation(['account', 'member']);
  const language = useLanguage();
  const { data: member, error, refetch } = useMemberQuery();
  const avatar = useAvatar();
  const modal = useModal();
  return (
    <section className="surface px-5 pt-4 pb-2 sm:px-6">
      {member ? (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-4">
            <Avatar name={member.nickname || member.account} src={avatar} size={68} />
            <div className="min-w-0 flex-[1_1_10rem]">
              <b className="head block truncate text-18">{member.nickname || member.account}</b>
              <div className="mt-1 flex flex-wrap gap-1.5">
                {member.clubLabel && (
                  <Tag tone="gold">
                    {member.clubLabel.labelName}
                    {member.clubLabel.rankLevel > 0 &&
                      ` · ${t('info.level', { level: member.clubLabel.rankLevel })}`}
                  </Tag>
                )}
                {member.memberLabel?.map((label) => (
                  <Tag key={label.labelName}>{label.labelName}</Tag>
                ))}
              </div>
            </div>
            <Button onClick={() => modal.open('member', { page: 'profile' }, { replace: true })}>
              {t('info.edit')}
            </Button>
          </div>
          <dl>
            <Row label={t('info.account')}>
              <span className="truncate">{member.account}</span>
              <CopyButton text={member.account} label={t('info.account')} />
            </Row>
            <Row label={t('info.id')}>
              <span className="num truncate">{member.id}</span>
              <CopyButton text={member.id} label={t('info.id')} />
            </Row>
            <Row label={t('member:page.identity')}>
              <Button
                tone="text"
                aria-label={`${t('act.open')}: ${t('member:page.identity')}`}
                onClick={() => modal.open('member', { page: 'identity' }, { replace: true })}
              >
                {t('act.open')}
              </Button>
            </Row>
            <Row label={t('info.kind')}>{t(`kind.${member.type}`)}</Row>
            {member.createdAt && (
              <Row label={t('info.since')}>
                <span className="num">{formatDateTime(member.createdAt, language)}</span>
              </Row>
            )}
            {member.lastLogin && (
              <Row label={t('info.lastLogin')}>
                <span className="num">{formatDateTime(member.lastLogin, language)}</span>
                <Button
                  tone="text"
                  onClick={() => modal.open('member', { page: 'sessions' }, { replace: true })}
                >
                  {t('info.sessions')}
                </Button>
              </Row>
            )}
          </dl>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="my-3 h-72" />
      )}
    </section>
  );
}
