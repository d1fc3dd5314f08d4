import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../ui/reason-dialog';
import { useProposal } from '../approvals/use-proposal';
import { TextField } from './text-field';

/** Proposes a provider that the settings of the service do not name, with the address of its catalogue. */
export function NewProvider({ provider, onClose }: { provider: string; onClose: () => void }) {
  const { t } = useTranslation(['console-vendors', 'console-approvals']);
  const [catalogueUrl, setUrl] = useState('');
  const { send, ...dialog } = useProposal(onClose);
  return (
    <ReasonDialog
      {...dialog}
      title={t('newProvider.title', { provider })}
      onClose={onClose}
      onConfirm={(reason) =>
        send({ kind: 'providerSource', provider, catalogueUrl: catalogueUrl.trim() }, reason)
      }
    >
      <p className="text-13 text-muted">{t('newProvider.help')}</p>
      <TextField
        label={t('newProvider.address')}
        value={catalogueUrl}
        onChange={setUrl}
        pattern="\s*https?://\S{1,490}\s*"
        required
      />
      <p className="text-12 text-subtle">{t('console-approvals:settingNote')}</p>
    </ReasonDialog>
  );
}
