import { useQuery } from '@tanstack/react-query';
import { useCallback, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { PuzzleAnswers, WorkAnswer } from '~/features/session';
import { throttle } from '~/lib/throttle';
import { IconButton } from '~/ui/button';
import { TextField } from '~/ui/field';
import { Skeleton } from '~/ui/skeleton';
import { captchaQueries, pngSource } from '../api/captcha.api';
import { CaptchaChallenge, type PuzzleHandle } from './captcha-challenge';

/** Specification 5.4, 9: the picture is fetched again once per second at most. */
export const REFRESH_MS = 1_000;

export type ImageAnswer = Pick<PuzzleAnswers, 'captcha' | 'captchaWork'>;

export interface ImageCaptchaProps {
  onAnswer: (answer: ImageAnswer | null) => void;
  error?: string;
  ref?: Ref<PuzzleHandle>;
}

const toAnswer = (captchaWork: WorkAnswer): ImageAnswer => ({ captchaWork });

/** Letters in a picture, shown only if the server requires it; proof of work is the alternative. */
export function ImageCaptchaField({ onAnswer, error, ref }: ImageCaptchaProps) {
  const { t } = useTranslation('auth');
  return (
    <CaptchaChallenge
      ref={ref}
      action="image"
      words={{ toWork: t('work.unreadable'), toPuzzle: t('work.picture') }}
      puzzle={<Picture ref={ref} onAnswer={onAnswer} error={error} />}
      toAnswer={toAnswer}
      onAnswer={onAnswer}
    />
  );
}

function Picture({ onAnswer, error, ref }: ImageCaptchaProps) {
  const { t } = useTranslation('auth');
  const [text, setText] = useState('');
  const { data, refetch } = useQuery(captchaQueries.image());
  const reset = useCallback(() => {
    setText('');
    onAnswer(null);
    void refetch();
  }, [onAnswer, refetch]);
  useImperativeHandle(ref, () => ({ reset }), [reset]);
  const renew = useMemo(() => throttle(reset, REFRESH_MS), [reset]);
  function type(typed: string): void {
    const next = typed.trim();
    setText(next);
    onAnswer(next && data ? { captcha: { id: data.id, text: next } } : null);
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-end gap-2">
      <TextField
        label={t('captcha.label')}
        value={text}
        onChange={(event) => type(event.target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={error}
        required
      />
      <span className="grid h-12 w-32 place-items-center overflow-hidden rounded-md bg-white">
        {data ? (
          <img src={pngSource(data.image)} alt={t('captcha.alt')} className="h-full max-w-none" />
        ) : (
          <Skeleton className="size-full" />
        )}
      </span>
      <IconButton icon="refresh" label={t('captcha.renew')} onClick={renew} className="size-12" />
    </div>
  );
}
