import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { sessionQueries, useMember } from '~/features/session';
import { useFailureText } from '~/lib/failure';
import { Avatar } from '~/ui/avatar';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { FieldError } from '~/ui/field';
import { Skeleton } from '~/ui/skeleton';
import { ErrorLine } from '~/ui/states';
import { toast } from '~/ui/toast';
import { accountQueries } from '../api/account.api';
import { useChangeAvatar } from '../hooks/use-profile';
import { pictureProblem, PICTURE_TYPES } from '../model/picture';

/** One of the site's drawings, or a picture of one's own (STATIC, CUSTOM). */
export function AvatarPicker() {
  const { t } = useTranslation('account');
  const { data: own } = useQuery(sessionQueries.avatar());
  const { data: drawings, error, refetch } = useQuery(accountQueries.drawings());
  const member = useMember();
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'type' | 'size' | null>(null);
  const change = useChangeAvatar();
  const failureText = useFailureText();

  function use(wanted: string | File): void {
    const wrong = typeof wanted === 'string' ? null : pictureProblem(wanted);
    setProblem(wrong);
    if (!wrong) change.mutate(wanted, { onSuccess: () => toast(t('avatar.done'), 'win') });
  }

  return (
    <section
      className="surface grid max-w-[560px] content-start gap-4 p-5 sm:p-6"
      aria-labelledby="avatar-title"
    >
      <div className="flex items-center gap-4">
        <Avatar name={member?.nickname || member?.account || ''} src={own?.url} size={76} />
        <div className="min-w-0">
          <h3 id="avatar-title" className="text-18">
            {t('avatar.title')}
          </h3>
          <p className="text-13 text-muted">{t('avatar.hint')}</p>
        </div>
      </div>
      <div>
        <input
          ref={file}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          className="sr-only"
          tabIndex={-1}
          aria-label={t('avatar.upload')}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            event.target.value = '';
            if (chosen) use(chosen);
          }}
        />
        <Button busy={change.isPending} block onClick={() => file.current?.click()}>
          <Icon name="plus" size={18} />
          {t('avatar.upload')}
        </Button>
      </div>
      {(problem ?? change.error) ? (
        <FieldError>{problem ? t(`avatar.${problem}`) : failureText(change.error)}</FieldError>
      ) : null}
      {drawings ? (
        <div className="grid grid-cols-6 gap-2" role="group" aria-label={t('avatar.drawings')}>
          {drawings.map(({ avatar, url }) => {
            const chosen = own?.avatarType === 'STATIC' && own.avatar === avatar;
            return (
              <button
                key={avatar}
                type="button"
                aria-label={t('avatar.drawing', { number: avatar })}
                aria-pressed={chosen}
                disabled={change.isPending}
                className={classNames(
                  'aspect-square overflow-hidden rounded-full border-2 bg-card transition-[border-color] duration-(--t-fast) hover:border-muted',
                  chosen ? 'border-gold!' : 'border-transparent',
                )}
                onClick={() => use(avatar)}
              >
                <img
                  src={url}
                  alt=""
                  width={64}
                  height={64}
                  loading="lazy"
                  className="size-full object-cover"
                />
              </button>
            );
          })}
        </div>
      ) : error ? (
        <ErrorLine error={error} className="px-0!" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-48" />
      )}
    </section>
  );
}
