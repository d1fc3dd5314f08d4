import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useDepositsOpen } from '~/features/system';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { useModal } from '~/lib/modal';
import { Button, IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import type { Message } from '../api/inbox.api';
import { lookOf } from '../model/kinds';

const TONES = { win: 'text-win', loss: 'text-loss', info: 'text-info', gold: 'text-gold' } as const;

export interface MessageRowProps {
  message: Message;
  onRead: () => void;
  onRemove: () => void;
}

/** Title and time; what it says unfolds, and is read by that. */
export function MessageRow({ message, onRead, onRemove }: MessageRowProps) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const modal = useModal();
  const [open, setOpen] = useState(false);
  const look = lookOf(message);
  const deposits = useDepositsOpen();
  const page = look.page === 'deposit' && !deposits ? undefined : look.page;
  const body = `message-${message.id}`;
  return (
    <li className="border-hairline not-first:border-t">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center">
        <h3 className="font-body text-14 font-normal">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={body}
            className="grid min-h-16 w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-3 rounded-md py-2.5 text-left hover:bg-veil"
            onClick={() => {
              setOpen(!open);
              if (!message.read) onRead();
            }}
          >
            <span
              className={classNames(
                'relative grid size-10 place-items-center rounded-md bg-card',
                TONES[look.tone],
              )}
            >
              <Icon name={look.icon} size={20} />
              {!message.read && (
                <i className="absolute -top-0.5 -right-0.5 size-2.5 rounded-full bg-gold shadow-[0_0_0_2px_var(--color-panel)]" />
              )}
            </span>
            <span className="min-w-0">
              <span className={classNames('block', message.read ? 'text-muted' : 'font-semibold text-text')}>
                {message.title}
                {!message.read && <span className="sr-only"> ({t('unread')})</span>}
              </span>
              <span className="num block text-12 text-subtle">
                {formatDateTime(message.receivedAt, language)}
              </span>
            </span>
          </button>
        </h3>
        <IconButton
          icon="close"
          iconSize={18}
          label={`${t('remove')}: ${message.title}`}
          onClick={onRemove}
        />
      </div>
      <div id={body} hidden={!open} className="grid gap-1 pb-3 pl-13">
        <p className="wrap-anywhere whitespace-pre-line text-soft">{message.content}</p>
        {message.quote && (
          <figure className="grid gap-0.5 border-l-2 border-line-strong pl-3 text-14">
            <figcaption className="text-12 text-subtle">{t('quoted')}</figcaption>
            <blockquote className="wrap-anywhere whitespace-pre-line text-muted">{message.quote}</blockquote>
          </figure>
        )}
        {page && (
          <div>
            <Button
              tone="text"
              className="px-0!"
              onClick={() => modal.open('member', { page }, { replace: true })}
            >
              {t('more')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
