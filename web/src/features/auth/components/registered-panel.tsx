import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Icon, type IconName } from '~/art/icon';
import { Glyph } from '~/art/pictures';
import { useSessionStore } from '~/features/session';
import { useDepositsOpen } from '~/features/system';
import { useModal } from '~/lib/modal';
import { Button } from '~/ui/button';
import { CopyButton } from '~/ui/copy';
import { ModalHeader } from '~/ui/modal';

interface Step {
  key: 'password' | 'deposit' | 'safe' | 'play';
  icon: IconName;
  go: () => void;
}

/** The account is there: its name, and what comes next. */
export function RegisteredPanel({ account }: { account: string }) {
  const { t } = useTranslation(['auth', 'common']);
  const modal = useModal();
  const navigate = useNavigate();
  const passwordDue = useSessionStore((s) => s.passwordDue !== null);
  const deposits = useDepositsOpen();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);

  const steps: Step[] = [
    ...(passwordDue
      ? [
          {
            key: 'password' as const,
            icon: 'lock' as const,
            go: () => modal.open('member', { page: 'changePassword' }),
          },
        ]
      : []),
    ...(deposits
      ? [
          {
            key: 'deposit' as const,
            icon: 'deposit' as const,
            go: () => modal.open('member', { page: 'deposit' }),
          },
        ]
      : []),
    {
      key: 'safe',
      icon: 'shield',
      go: () => void navigate('/help#limits', { replace: true }),
    },
    {
      key: 'play',
      icon: 'play',
      go: () => void navigate(modal.next ?? '/rng', { replace: true }),
    },
  ];

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ModalHeader title={t('registered.title')} />
      <div className="grid content-start justify-items-center gap-4 overflow-auto p-5 sm:p-8">
        <Glyph spec="lotus" size={120} />
        <p role="status" className="text-center text-16 text-soft">
          {t('register.welcome')}
        </p>
        <p className="well flex max-w-full items-center gap-2 py-1 pr-1 pl-4">
          <span className="text-muted max-sm:sr-only">{t('field.username')}</span>
          <b className="num wrap-anywhere">{account}</b>
          <CopyButton text={account} label={t('field.username')} />
        </p>
        <ol className="grid w-full max-w-[560px] gap-2">
          {steps.map((step, i) => (
            <li key={step.key}>
              <button
                ref={i === 0 ? first : undefined}
                type="button"
                className="surface flex w-full items-center gap-4 p-4 text-left hover:border-gold"
                onClick={step.go}
              >
                <Icon name={step.icon} size={24} className="text-gold" />
                <span className="min-w-0 flex-1">
                  <b className="block font-semibold">{t(`registered.${step.key}`)}</b>
                  <span className="text-13 text-muted">{t(`registered.${step.key}Text`)}</span>
                </span>
                <Icon name="next" size={18} className="text-subtle" />
              </button>
            </li>
          ))}
        </ol>
        <Button
          tone="text"
          onClick={() => (modal.next ? void navigate(modal.next, { replace: true }) : modal.close())}
        >
          {t('registered.later')}
        </Button>
      </div>
    </div>
  );
}
