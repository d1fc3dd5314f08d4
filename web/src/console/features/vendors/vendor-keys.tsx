import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '~/ui/class-names';
import { ConsoleDialog } from '../../shell/console-dialog';
import { primaryButton, smallButton } from '../../ui/list-head';
import { ReasonDialog } from '../../ui/reason-dialog';
import { TextField } from './text-field';
import { useVendorAction } from './use-vendor-action';
import { addKey, removeKey, type Vendor } from './vendors.api';

/** Makes a key; its secret is shown once. */
export function NewKey({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const { t } = useTranslation('console-vendors');
  const [keyId, setKeyId] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const add = useVendorAction(
    (reason: string) => addKey(vendor.vassalage, keyId.trim(), reason),
    (made) => setSecret(made.secret),
  );
  if (secret === null)
    return (
      <ReasonDialog
        title={t('newKey')}
        error={null}
        busy={add.isPending}
        onClose={onClose}
        onConfirm={(reason) => add.mutate(reason)}
      >
        <p className="text-muted">{t('newKeyHelp')}</p>
        <TextField
          label={t('keyId')}
          value={keyId}
          onChange={setKeyId}
          pattern="[A-Za-z0-9_\-]{1,64}"
          required
        />
      </ReasonDialog>
    );
  return (
    <ConsoleDialog label={t('newKey')} onClose={onClose}>
      <div className="grid gap-3 p-4">
        <h2 className="text-16">{t('secretOf', { keyId: keyId.trim() })}</h2>
        <output className="num rounded-sm border border-line-strong bg-well p-3 break-all select-all">
          {secret}
        </output>
        <p className="text-muted">{t('secretHelp')}</p>
        <button type="button" className={classNames(smallButton, primaryButton)} onClick={onClose}>
          {t('secretSaved')}
        </button>
      </div>
    </ConsoleDialog>
  );
}

export function RemoveKey(props: { vendor: Vendor; keyId: string; onClose: () => void }) {
  const { vendor, keyId, onClose } = props;
  const { t } = useTranslation('console-vendors');
  const remove = useVendorAction((reason: string) => removeKey(vendor.vassalage, keyId, reason), onClose);
  return (
    <ReasonDialog
      title={t('removeKeyOf', { keyId })}
      error={null}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={(reason) => remove.mutate(reason)}
    >
      <p className="text-muted">{t('removeKeyHelp')}</p>
    </ReasonDialog>
  );
}
