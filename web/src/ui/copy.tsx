import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';

const SHOWN_FOR = 1_600;

export function useCopy() {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // No clipboard (plain http, or refused): the text stays selectable on the page.
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), SHOWN_FOR);
  }
  return { copied, copy };
}

export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation();
  const { copied, copy } = useCopy();
  return (
    <button
      type="button"
      aria-label={`${t('copy')}: ${label}`}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-sm px-3 font-medium whitespace-nowrap text-gold hover:text-gold-hi"
      onClick={() => void copy(text)}
    >
      <Icon name={copied ? 'check' : 'copy'} size={16} />
      <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
    </button>
  );
}
