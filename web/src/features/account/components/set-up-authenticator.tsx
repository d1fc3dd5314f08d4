import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '~/ui/copy';
import { TextField } from '~/ui/field';
import { QrCode } from '~/ui/qr-code';
import type { NewAuthenticator } from '../api/second-factor.api';
import { useBeginAuthenticator, useConfirmAuthenticator } from '../hooks/use-second-factor';
import { inGroups } from '../model/passkey';
import { FormCard } from './form-card';
import { ProofForm } from './proof-form';

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 6);

export interface SetUpAuthenticatorProps {
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Password, then the secret as a picture and in letters, then a first code: only that switches it on. */
export function SetUpAuthenticator({ onCodes, onCancel }: SetUpAuthenticatorProps) {
  const { t } = useTranslation('account');
  const begin = useBeginAuthenticator();
  if (begin.data) return <ConfirmAuthenticator made={begin.data} onCodes={onCodes} onCancel={onCancel} />;
  return (
    <ProofForm
      title={t('app.setUp')}
      intro={t('app.passwordFirst')}
      submit={t('app.next')}
      busy={begin.isPending}
      error={begin.error}
      onSubmit={({ password }) => begin.mutate(password)}
      onCancel={onCancel}
    />
  );
}

function ConfirmAuthenticator({
  made,
  onCodes,
  onCancel,
}: SetUpAuthenticatorProps & { made: NewAuthenticator }) {
  const { t } = useTranslation('account');
  const { register, handleSubmit, formState, resetField } = useForm({ defaultValues: { code: '' } });
  const confirm = useConfirmAuthenticator();
  const code = register('code', { validate: (typed) => digitsOf(typed).length === 6 });
  return (
    <FormCard
      title={t('app.setUp')}
      intro={t('app.scan')}
      submit={t('app.confirm')}
      busy={confirm.isPending}
      error={confirm.error}
      onSubmit={() =>
        void handleSubmit(({ code: typed }) =>
          confirm.mutate(digitsOf(typed), {
            onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
            onError: () => resetField('code'),
          }),
        )()
      }
      onCancel={onCancel}
    >
      <div className="justify-self-center overflow-hidden rounded-md">
        <QrCode text={made.uri} label={t('app.qr')} />
      </div>
      <div className="well grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 px-4 py-1.5">
        <span className="min-w-0">
          <small className="block text-12 text-subtle">{t('app.secret')}</small>
          <b data-testid="secret" className="num font-semibold tracking-wide break-words">
            {inGroups(made.secret)}
          </b>
        </span>
        <CopyButton text={made.secret} label={t('app.secret')} />
      </div>
      <TextField
        label={t('app.code')}
        icon="lock"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        inputClassName="num text-20! tracking-[.3em]"
        error={formState.errors.code && t('app.needCode')}
        {...code}
        onChange={(event) => {
          event.target.value = digitsOf(event.target.value);
          void code.onChange(event);
        }}
      />
    </FormCard>
  );
}
