import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '~/lib/http';
import { Button } from '~/ui/button';
import { FieldError } from '~/ui/field';
import { TextArea } from '~/ui/text-area';
import { EmptyState } from '~/ui/states';
import { feedbackApi } from '../api/feedback.api';
import { LONGEST } from '../model/images';
import { ImagePicker } from './image-picker';

export interface FeedbackFormProps {
  /** The way out once it is sent; without one another may be written. */
  onDone?: () => void;
  onTyped?: (typed: boolean) => void;
}

/** What is wrong, or could be better, in words and up to three pictures (specification 5.7, 7.5). */
export function FeedbackForm({ onDone, onTyped }: FeedbackFormProps) {
  const { t } = useTranslation(['feedback', 'common']);
  const [images, setImages] = useState<readonly File[]>([]);
  const form = useForm<{ content: string }>({ defaultValues: { content: '' } });
  const { register, handleSubmit, formState, control, reset } = form;
  const typed = useWatch({ control, name: 'content' });
  const send = useMutation({
    mutationFn: (content: string) => feedbackApi.send(content, images),
    onSuccess: () => {
      reset();
      setImages([]);
      onTyped?.(false);
    },
  });

  if (send.isSuccess)
    return (
      <div role="status">
        <EmptyState
          art="envelope"
          title={t('sent')}
          text={t('sentText')}
          className="min-h-80"
          action={
            onDone ? (
              <Button tone="gold" onClick={onDone}>
                {t('common:close')}
              </Button>
            ) : (
              <Button onClick={() => send.reset()}>{t('another')}</Button>
            )
          }
        />
      </div>
    );
  return (
    <form
      className="grid gap-4"
      noValidate
      aria-label={t('title')}
      onSubmit={(event) =>
        void handleSubmit(({ content }) => send.mutate(content.normalize('NFC').trim()))(event)
      }
    >
      <p className="text-muted">{t('intro')}</p>
      <TextArea
        label={t('content')}
        required
        rows={6}
        maxLength={LONGEST}
        help={t('common:form.length', { length: Array.from(typed).length, most: LONGEST })}
        error={formState.errors.content && t('empty')}
        {...register('content', {
          validate: (text) => text.trim() !== '',
          onChange: (event: { target: { value: string } }) => onTyped?.(event.target.value.trim() !== ''),
        })}
      />
      <ImagePicker images={images} onImages={setImages} />
      {send.isError && (
        <FieldError>
          {failureText(send.error, t('common:error.connection'), t('common:error.system'))}
        </FieldError>
      )}
      <Button type="submit" tone="gold" size="l" block busy={send.isPending}>
        {t('send')}
      </Button>
    </form>
  );
}

function failureText(error: unknown, offline: string, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.isNetwork) return offline;
  return error.status < 500 && error.message ? error.message : otherwise;
}
