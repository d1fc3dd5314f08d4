import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '~/ui/skeleton';
import { ErrorState } from '~/ui/states';
import { toast } from '~/ui/toast';
import { secondFactorQueries, type Passkey } from '../api/second-factor.api';
import { useRemoveAuthenticator, useRemovePasskey, useRenewCodes } from '../hooks/use-second-factor';
import { AddPasskey } from './add-passkey';
import { FactorOverview } from './factor-overview';
import { ProofForm } from './proof-form';
import { RecoveryCodesCard } from './recovery-codes';
import { SetUpAuthenticator } from './set-up-authenticator';

type View =
  | { name: 'overview' | 'set-up' | 'turn-off' | 'renew' | 'add-passkey' }
  | { name: 'remove-passkey'; passkey: Passkey }
  | { name: 'codes'; codes: readonly string[] };

/** Login protection besides the password: authenticator app, passkeys and recovery codes. */
export function SecondFactorPage() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery(secondFactorQueries.state());
  const [view, setView] = useState<View>({ name: 'overview' });
  const turnOff = useRemoveAuthenticator();
  const renew = useRenewCodes();
  const removePasskey = useRemovePasskey();
  const [changed, setChanged] = useState(false);
  const back = () => setView({ name: 'overview' });
  /** Codes are shown once, and not left behind before the member says that they are kept. */
  const showCodes = (codes: readonly string[]) => {
    setChanged(true);
    if (codes.length > 0) setView({ name: 'codes', codes });
    else back();
  };
  const done = (text: string) => {
    toast(text, 'win');
    setChanged(true);
    back();
  };

  switch (view.name) {
    case 'set-up':
      return <SetUpAuthenticator onCodes={showCodes} onCancel={back} />;
    case 'codes':
      return <RecoveryCodesCard codes={view.codes} onDone={back} />;
    case 'add-passkey':
      return (
        <AddPasskey
          onAdded={(codes) => {
            toast(t('passkey.added'), 'win');
            showCodes(codes);
          }}
          onCancel={back}
        />
      );
    case 'turn-off':
      return (
        <ProofForm
          withCode
          title={t('app.off.title')}
          intro={t('app.off.intro')}
          submit={t('app.off.submit')}
          tone="danger"
          busy={turnOff.isPending}
          error={turnOff.error}
          onSubmit={(proof) => turnOff.mutate(proof, { onSuccess: () => done(t('app.off.done')) })}
          onCancel={back}
        />
      );
    case 'renew':
      return (
        <ProofForm
          withCode
          title={t('codes.renew.title')}
          intro={t('codes.renew.intro')}
          submit={t('codes.renew.submit')}
          busy={renew.isPending}
          error={renew.error}
          onSubmit={(proof) =>
            renew.mutate(proof, { onSuccess: ({ recoveryCodes }) => showCodes(recoveryCodes) })
          }
          onCancel={back}
        />
      );
    case 'remove-passkey': {
      const { id, name } = view.passkey;
      return (
        <ProofForm
          withCode
          title={t('passkey.remove.title', { name })}
          intro={t('passkey.remove.intro')}
          submit={t('passkey.remove.submit')}
          tone="danger"
          busy={removePasskey.isPending}
          error={removePasskey.error}
          onSubmit={(proof) =>
            removePasskey.mutate({ id, proof }, { onSuccess: () => done(t('passkey.removed')) })
          }
          onCancel={back}
        />
      );
    }
    case 'overview':
      if (data)
        return (
          <FactorOverview
            state={data}
            changed={changed}
            onGo={(name) => setView({ name })}
            onRemovePasskey={(passkey) => setView({ name: 'remove-passkey', passkey })}
          />
        );
      return error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="grid max-w-[640px] gap-4">
          <Skeleton className="h-40 rounded-lg!" />
          <Skeleton className="h-40 rounded-lg!" />
        </div>
      );
  }
}
