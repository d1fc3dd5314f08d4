import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '~/lib/modal';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/text-field';
import { useLoginDraft } from '../model/login-draft';

/** The short form of the header; its input continues in the modal, where the puzzle is. */
export function QuickLogin() {
  const { t } = useTranslation();
  const modal = useModal();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    useLoginDraft.getState().put(username, password);
    setPassword('');
    modal.open('login');
  }
  return (
    <form className="flex items-center gap-2" onSubmit={submit} aria-label={t('login')}>
      <div className="w-40 max-lg:hidden">
        <TextField
          compact
          hideLabel
          label={t('form.username')}
          placeholder={t('form.username')}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
      </div>
      <div className="w-40 max-lg:hidden">
        <TextField
          compact
          hideLabel
          type="password"
          label={t('form.password')}
          placeholder={t('form.password')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <Button type="submit" className="max-sm:px-3!">
        {t('login')}
      </Button>
      <Button tone="gold" className="max-sm:px-3!" onClick={() => modal.open('register')}>
        {t('register')}
      </Button>
    </form>
  );
}
