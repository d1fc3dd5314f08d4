import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromMinor, toMinor } from '~/lib/format';
import { ReasonDialog } from '../../ui/reason-dialog';
import { TextField } from './text-field';
import { useVendorAction } from './use-vendor-action';
import { saveVendor, type Vendor } from './vendors.api';

const amountPattern = '[1-9][0-9]{0,12}(\\.[0-9]{2})?';
export const amountText = (minor: string | null) => (minor === null ? '' : fromMinor(BigInt(minor)));
export const minorOf = (text: string) => (text.trim() === '' ? undefined : toMinor(text.trim()).toString());
export const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text));
const textOf = (text: string) => text.trim() || undefined;

/** An empty field leaves it to the catalogue, or to the service's own setting. */
export function VendorSettingsForm({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const { t } = useTranslation('console-vendors');
  const [isClosed, setClosed] = useState(vendor.isClosed);
  const [isHot, setHot] = useState<boolean | null>(vendor.isHot);
  const [fields, setFields] = useState({
    maxBet: amountText(vendor.maxBet),
    sortOrder: vendor.sortOrder?.toString() ?? '',
    currencies: vendor.currencies?.join(', ') ?? '',
    timeBudgetMs: vendor.timeBudgetMs?.toString() ?? '',
    launchOrigin: vendor.launchOrigin ?? '',
    launchPath: vendor.launchPath ?? '',
    queryUrl: vendor.queryUrl ?? '',
    transferUrl: vendor.transferUrl ?? '',
  });
  const patterns: Partial<Record<keyof typeof fields, string>> = {
    maxBet: amountPattern,
    sortOrder: '[0-9]{1,4}',
    currencies: '[A-Z]{3,5}(, ?[A-Z]{3,5})*',
    timeBudgetMs: '[0-9]{3,5}',
  };
  const save = useVendorAction(
    (reason: string) =>
      saveVendor(vendor.vassalage, {
        ...{ isClosed, reason },
        ...(isHot !== null && { isHot }),
        maxBet: minorOf(fields.maxBet),
        sortOrder: numberOf(fields.sortOrder),
        currencies: fields.currencies.trim() ? fields.currencies.split(/, ?/) : undefined,
        timeBudgetMs: numberOf(fields.timeBudgetMs),
        launchOrigin: textOf(fields.launchOrigin),
        launchPath: textOf(fields.launchPath),
        queryUrl: textOf(fields.queryUrl),
        transferUrl: textOf(fields.transferUrl),
      }),
    onClose,
  );
  return (
    <ReasonDialog
      title={t('settingsOf', { vendor: vendor.displayName })}
      error={null}
      busy={save.isPending}
      onClose={onClose}
      onConfirm={(reason) => save.mutate(reason)}
    >
      <p className="text-12 text-muted">{t('settingsHelp')}</p>
      <label className="flex min-h-8 items-center gap-2 max-lg:min-h-11">
        <input type="checkbox" checked={isClosed} onChange={({ target }) => setClosed(target.checked)} />
        {t('isClosed')}
      </label>
      <HotChoice value={isHot} onChange={setHot} />
      <div className="grid gap-3 sm:grid-cols-2">
        {(Object.keys(fields) as (keyof typeof fields)[])
          .filter((name) => name !== 'transferUrl' || vendor.wallet === 'TRANSFER')
          .map((name) => (
            <TextField
              key={name}
              label={t(`field.${name}`)}
              value={fields[name]}
              pattern={patterns[name]}
              onChange={(value) => setFields((before) => ({ ...before, [name]: value }))}
            />
          ))}
      </div>
    </ReasonDialog>
  );
}

export function HotChoice(props: { value: boolean | null; onChange: (value: boolean | null) => void }) {
  const { t } = useTranslation('console-vendors');
  return (
    <label className="grid gap-1">
      <span className="text-12 text-muted">{t('hot.label')}</span>
      <select
        className="min-h-10 rounded-sm border border-line-strong bg-well px-3 text-14"
        value={String(props.value)}
        onChange={({ target }) => props.onChange(target.value === 'null' ? null : target.value === 'true')}
      >
        <option value="null">{t('hot.catalogue')}</option>
        <option value="true">{t('hot.yes')}</option>
        <option value="false">{t('hot.no')}</option>
      </select>
    </label>
  );
}
