import { useQuery } from '@tanstack/react-query';
import { useImperativeHandle, useMemo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageCaptchaAnswer } from '~/features/session';
import { throttle } from '~/lib/throttle';
import { IconButton } from '~/ui/button';
import { TextField } from '~/ui/field';
import { Skeleton } from '~/ui/skeleton';
import { captchaQueries, pngSource } from '../api/captcha.api';

export interface ImageCaptchaHandle {
  reset: () => void;
}

export interface ImageCaptchaProps {
  text: string;
  onAnswer: (answer: ImageCaptchaAnswer) => void;
  error?: string;
  ref?: Ref<ImageCaptchaHandle>;
}

/** Letters in a picture: asked for only after the server has said so. */
export function ImageCaptchaField({ text, onAnswer, error, ref }: ImageCaptchaProps) {
  const { t } = useTranslation('auth');
  const picture = useQuery(captchaQueries.image());
  const { data, refetch } = picture;
  const renew = useMemo(() => throttle(() => void refetch(), 1_000), [refetch]);
  useImperativeHandle(
    ref,
    () => ({
      reset: () => {
        onAnswer({ id: '', text: '' });
        void refetch();
      },
    }),
    [onAnswer, refetch],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-end gap-2">
      <TextField
        label={t('captcha.label')}
        value={text}
        onChange={(event) => onAnswer({ id: data?.id ?? '', text: event.target.value.trim() })}
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
