import { useQuery } from '@tanstack/react-query';
import { useEffect, useImperativeHandle, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import type { WorkAnswer } from '~/features/session';
import { Button } from '~/ui/button';
import { captchaQueries } from '../api/captcha.api';

export interface ProofOfWorkCheckProps {
  action: 'login' | 'register' | 'image';
  onAnswer: (answer: WorkAnswer | null) => void;
  ref?: Ref<{ reset: () => void }>;
}

/** Captcha alternative without interaction: the device solves a proof of work. */
export function ProofOfWorkCheck({ action, onAnswer, ref }: ProofOfWorkCheckProps) {
  const { t } = useTranslation(['auth', 'common']);
  const { data, isError, isFetching, refetch } = useQuery(captchaQueries.work(action));
  useEffect(() => onAnswer(isFetching ? null : (data ?? null)), [data, isFetching, onAnswer]);
  useImperativeHandle(ref, () => ({ reset: () => void refetch() }), [refetch]);
  const done = data !== undefined && !isFetching;
  return (
    <div className="well flex min-h-14 items-center gap-3 px-4 py-2.5">
      {isError ? (
        <>
          <span role="alert" className="flex-1 text-muted">
            {t('work.failed')}
          </span>
          <Button size="s" busy={isFetching} onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </>
      ) : (
        <>
          <Icon
            name={done ? 'check' : 'refresh'}
            className={done ? 'text-win' : 'animate-spin-once text-gold'}
          />
          <span role="status" className={done ? 'text-win' : 'text-muted'}>
            {t(done ? 'work.done' : 'work.busy')}
          </span>
        </>
      )}
    </div>
  );
}
