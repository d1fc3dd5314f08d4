import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { hasCode, useFailureText } from '~/lib/failure';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { useCopy } from '~/ui/copy';
import { FieldError } from '~/ui/field';
import { ConsoleDialog } from '../shell/console-dialog';
import { consoleInput, Labelled } from '../ui/labelled';
import { primaryButton, smallButton } from '../ui/list-head';
import { operatorSessionApi } from './session.api';
import { useOperatorSession } from './session.store';

/** The operator's own account: who is logged in, and new recovery codes. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const session = useOperatorSession((state) => state.session);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    // Codes are shown once: only the button below them closes the dialog then.
    <ConsoleDialog label={t('account.title')} onClose={codes ? () => undefined : onClose}>
      <div className="grid gap-4 p-4">
        <header>
          <h2 className="text-16">{session?.username}</h2>
          {session?.lastLoginAt && (
            <p className="num text-13 text-muted">
              {t('account.lastLogin', { at: formatDateTime(session.lastLoginAt, language) })}
            </p>
          )}
        </header>
        {codes ? <Codes codes={codes} onClose={onClose} /> : <Renewal onCodes={setCodes} onClose={onClose} />}
      </div>
    </ConsoleDialog>
  );
}

interface RenewalProps {
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

function Renewal({ onCodes, onClose }: RenewalProps) {
  const { t } = useTranslation('console');
  const failureText = useFailureText();
  const [fields, setFields] = useState({ password: '', code: '' });
  const renew = useMutation({
    mutationFn: operatorSessionApi.renewRecoveryCodes,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onError: () => setFields((typed) => ({ ...typed, code: '' })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    renew.mutate({ ...fields, code: fields.code.replaceAll(' ', '') });
  };
  const wrong = hasCode(renew.error, 'AUTH_INVALID_CREDENTIALS');
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <h3 className="text-14">{t('account.codes')}</h3>
      <p className="text-13 text-muted">{t('account.codesHelp')}</p>
      <Labelled label={t('login.password')}>
        <input
          className={consoleInput}
          type="password"
          autoComplete="current-password"
          required
          maxLength={256}
          aria-invalid={wrong || undefined}
          value={fields.password}
          onChange={({ target }) => setFields((typed) => ({ ...typed, password: target.value }))}
        />
      </Labelled>
      <Labelled label={t('login.code')} help={t('login.codeHelp')}>
        <input
          className={consoleInput}
          autoComplete="one-time-code"
          required
          maxLength={64}
          aria-invalid={wrong || undefined}
          value={fields.code}
          onChange={({ target }) => setFields((typed) => ({ ...typed, code: target.value }))}
        />
      </Labelled>
      {renew.isError && <FieldError>{wrong ? t('account.wrong') : failureText(renew.error)}</FieldError>}
      <div className="flex justify-end gap-2">
        <button type="button" className={smallButton} onClick={onClose}>
          {t('list.cancel')} <kbd>Esc</kbd>
        </button>
        <button type="submit" disabled={renew.isPending} className={classNames(smallButton, primaryButton)}>
          {t('account.make')} <kbd>↵</kbd>
        </button>
      </div>
    </form>
  );
}

function Codes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation(['console', 'common']);
  const username = useOperatorSession((state) => state.session?.username);
  const { copied, copy } = useCopy();
  return (
    <div className="grid gap-3">
      <div data-print className="grid gap-3">
        <h3 className="text-14">{t('account.codesOf', { name: username })}</h3>
        <p className="text-13 text-muted">{t('account.once', { count: codes.length })}</p>
        <ul className="num grid grid-cols-1 gap-1 rounded-sm border border-line-strong bg-well p-3 select-all sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="text-13">
              {code}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className={smallButton} onClick={() => void copy(codes.join('\n'))}>
          <Icon name={copied ? 'check' : 'copy'} size={16} />
          <span aria-live="polite">{t(copied ? 'common:copied' : 'common:copy')}</span>
        </button>
        <button type="button" className={smallButton} onClick={() => window.print()}>
          {t('account.print')}
        </button>
        <button type="button" className={classNames(smallButton, primaryButton)} onClick={onClose}>
          {t('account.kept')}
        </button>
      </div>
    </div>
  );
}
