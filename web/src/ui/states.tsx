import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import type { GlyphSpec } from '~/art/kit/types';
import { Glyph } from '~/art/pictures';
import { ApiError } from '~/lib/http';
import { Button } from './button';
import { classNames } from './class-names';
import { useCopy } from './copy';

const BOX = 'grid content-center justify-items-center gap-3 px-4 py-10 text-center';

export interface EmptyStateProps {
  art?: GlyphSpec;
  title: string;
  text?: string;
  action?: ReactNode;
  className?: string;
}

/** What is missing, and one next step. */
export function EmptyState({ art = 'koi', title, text, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(BOX, className)}>
      <Glyph spec={art} hue={200} size={120} />
      <h3 className="text-18">{title}</h3>
      {text && <p className="max-w-[40ch] text-muted">{text}</p>}
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  error: unknown;
  title?: string;
  /** What stayed safe. */
  text?: string;
  onRetry?: () => void;
  className?: string;
}

function useFailureTitle(error: unknown): string {
  const { t } = useTranslation();
  return t(error instanceof ApiError && error.isNetwork ? 'error.connection' : 'error.system');
}

/** The same in one line, for one part of a page among others. */
export function ErrorLine({ error, title, onRetry, className }: Omit<ErrorStateProps, 'text'>) {
  const { t } = useTranslation();
  const general = useFailureTitle(error);
  return (
    <div
      className={classNames('flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-5', className)}
      role="alert"
    >
      <Glyph spec="lantern:teal" hue={200} size={44} className="shrink-0" />
      <span className="min-w-0 flex-[1_1_12rem]">
        <b className="block font-semibold">{title ?? general}</b>
        <span className="text-13 text-muted">{t('error.safe')}</span>
      </span>
      {onRetry && (
        <Button tone="line" onClick={onRetry}>
          <Icon name="refresh" size={18} />
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

/** What happened, what is safe, one next step, and the reference support will ask for. */
export function ErrorState({ error, title, text, onRetry, className }: ErrorStateProps) {
  const { t } = useTranslation();
  const general = useFailureTitle(error);
  const reference = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div className={classNames(BOX, className)} role="alert">
      <Glyph spec="lantern:teal" hue={200} size={120} />
      <h3 className="text-18">{title ?? general}</h3>
      <p className="max-w-[40ch] text-muted">{text ?? t('error.safe')}</p>
      {onRetry && (
        <Button tone="line" onClick={onRetry}>
          <Icon name="refresh" size={18} />
          {t('retry')}
        </Button>
      )}
      {reference && <Reference code={reference} />}
    </div>
  );
}

function Reference({ code }: { code: string }) {
  const { t } = useTranslation();
  const { copied, copy } = useCopy();
  return (
    <button
      type="button"
      className="num inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-card px-4 text-13 text-muted hover:text-text"
      onClick={() => void copy(code)}
    >
      {copied ? t('copied') : t('error.reference', { code: code.slice(0, 13) })}
      <Icon name={copied ? 'check' : 'copy'} size={15} />
    </button>
  );
}
