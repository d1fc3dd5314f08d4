import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { classNames } from '~/ui/class-names';
import { FieldError } from '~/ui/field';
import { toast } from '~/ui/toast';
import { ConsoleDialog } from '../../shell/console-dialog';
import { TextInput } from '../../ui/fields';
import { primaryButton, smallButton } from '../../ui/list-head';
import {
  ANSWER_LENGTH,
  answerFeedback,
  feedbackQueries,
  markFeedback,
  type Feedback,
  type FeedbackAction,
} from './feedback.api';

/** What an operator has typed, by feedback: a dialog closed by accident loses nothing. */
export type Drafts = Map<string, string>;

interface DialogProps {
  feedback: Feedback;
  onClose: () => void;
}

function useSettled(action: FeedbackAction, onDone: () => void) {
  const { t } = useTranslation('console-feedback');
  const client = useQueryClient();
  return {
    onSuccess: () => {
      toast(t(`done.${action}`), 'win');
      onDone();
    },
    // Also after a refusal: another operator may have been first.
    onSettled: () =>
      client.invalidateQueries({
        queryKey: feedbackQueries.all,
        predicate: ({ queryKey }) => queryKey[1] !== 'picture',
      }),
  };
}

export function AnswerDialog({ feedback, drafts, onClose }: DialogProps & { drafts: Drafts }) {
  const { t } = useTranslation('console-feedback');
  const { id, account, content } = feedback;
  const [text, setText] = useState(drafts.get(id) ?? '');
  const send = useMutation({
    mutationFn: answerFeedback,
    ...useSettled('answer', () => {
      drafts.delete(id);
      onClose();
    }),
  });
  const written = Array.from(text.trim()).length;
  return (
    <Form
      action="answer"
      title={t('ask.answer', { name: account ?? t('guest') })}
      submit={t('send')}
      keys="Ctrl ↵"
      ready={written >= ANSWER_LENGTH.min && written <= ANSWER_LENGTH.max}
      sending={send}
      onClose={onClose}
      onSubmit={() => send.mutate({ id, text: text.trim() })}
    >
      <blockquote className="border-l-2 border-line-strong pl-3 text-13 wrap-anywhere whitespace-pre-line text-muted">
        {content}
      </blockquote>
      <TextInput
        label={t('answer')}
        lines={8}
        most={ANSWER_LENGTH.max}
        value={text}
        onChange={(next) => {
          drafts.set(id, next);
          setText(next);
        }}
      />
      <p className="num text-12 text-subtle">{t('length', { n: written, max: ANSWER_LENGTH.max })}</p>
    </Form>
  );
}

export function HandleDialog({ feedback: { id }, onClose }: DialogProps) {
  const { t } = useTranslation('console-feedback');
  const mark = useMutation({ mutationFn: markFeedback, ...useSettled('handle', onClose) });
  return (
    <Form
      action="handle"
      title={t('ask.handle')}
      submit={t('action.handle')}
      keys="↵"
      ready
      sending={mark}
      onClose={onClose}
      onSubmit={() => mark.mutate(id)}
    />
  );
}

interface FormProps {
  action: FeedbackAction;
  title: string;
  submit: string;
  keys: string;
  ready: boolean;
  sending: Pick<UseMutationResult<unknown, Error, never>, 'isPending' | 'isError' | 'error'>;
  onClose: () => void;
  onSubmit: () => void;
  children?: ReactNode;
}

/** Ctrl and Enter send, because Enter begins a line of an answer. */
function Form(props: FormProps) {
  const { action, title, submit, keys, ready, sending, onClose, onSubmit, children } = props;
  const { t } = useTranslation(['console-feedback', 'console']);
  const failureText = useFailureText();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !sending.isPending) onSubmit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
  };
  return (
    <ConsoleDialog label={title} wide={action === 'answer'} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its fields */}
      <form className="grid gap-3 p-4" onSubmit={send} onKeyDown={onKeyDown}>
        <h2 className="text-16 wrap-anywhere">{title}</h2>
        {children}
        <p className="text-13 text-muted">{t(`effect.${action}`)}</p>
        {sending.isError && <FieldError>{failureText(sending.error)}</FieldError>}
        <div className="flex justify-end gap-2">
          <button type="button" className={smallButton} onClick={onClose}>
            {t('console:list.cancel')} <kbd>Esc</kbd>
          </button>
          <button
            type="submit"
            disabled={!ready || sending.isPending}
            className={classNames(smallButton, primaryButton)}
          >
            {submit} <kbd>{keys}</kbd>
          </button>
        </div>
      </form>
    </ConsoleDialog>
  );
}
