import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { localTime, timeOfLocal } from '~/lib/brand-time';
import { fromMinor, toMinor } from '~/lib/format';
import { useNow } from '~/lib/now';
import { classNames } from '~/ui/class-names';
import { FieldError } from '~/ui/field';
import { ConsoleDialog } from '../../shell/console-dialog';
import { ChoiceInput, Labelled, MoneyInput, NumberInput, TextInput, inputClass } from '../../ui/fields';
import { primaryButton, smallButton } from '../../ui/list-head';
import { useProposal } from '../approvals/use-proposal';
import { rateQueries, type Rate, type RateKind, type RateSource } from './rates.api';
import { percentOf, unitOf, useRateText } from './use-rate-text';
import { firstAfter, heldAt, seenOf, type RateRow, type RateScope } from './validity';

/** What the services demand between a change and its first bet. */
const LEAD_MS = 60_000;

interface RateDialogProps {
  source: RateSource;
  rates: readonly Rate[];
  /** Without it the kind, the vendor and the brand are chosen here. */
  row?: RateRow;
  onClose: () => void;
}

/** A new rate: its value and its first instant, with what changes by it, before it is sent. */
export function RateDialog({ source, rates, row, onClose }: RateDialogProps) {
  const { t } = useTranslation(['console-rates', 'console', 'console-approvals']);
  const text = useRateText();
  const now = useNow(5_000);
  const [scope, setScope] = useState<RateScope>(
    row ?? { kind: source.kinds[0]!, vassalage: '', merchantCode: '' },
  );
  const [from, setFrom] = useState('');
  const at = from === '' ? now + LEAD_MS : Date.parse(timeOfLocal(from));
  const asked = {
    kind: scope.kind,
    vassalage: scope.vassalage.trim(),
    merchantCode: scope.merchantCode.trim(),
  };
  const before = heldAt(rates, asked, at)?.value;
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? before ?? '0';
  const next = firstAfter(rates, asked, at);
  const [reason, setReason] = useState('');
  const { send, busy, error } = useProposal(onClose, rateQueries.list(source.name).queryKey);
  const submit = () => {
    const validFrom = from === '' ? {} : { validFrom: timeOfLocal(from) };
    send(source.proposal({ ...asked, value, version: seenOf(rates, asked), ...validFrom }), reason.trim());
  };
  const title = row ? t('changeTitle', { name: t(`kinds.${row.kind}`) }) : t('addOwn');
  return (
    <ConsoleDialog label={title} onClose={onClose}>
      <form
        className="grid max-h-[76vh] gap-3 overflow-auto p-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (value !== '' && reason.trim() !== '') submit();
        }}
      >
        <h2 className="text-16">{title}</h2>
        {row ? (
          <p className="text-muted wrap-anywhere">{text.scope(row)}</p>
        ) : (
          <ScopeFields
            source={source}
            scope={scope}
            onChange={(next) => {
              setScope(next);
              if (next.kind !== scope.kind) setTyped(null);
            }}
          />
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <ValueInput kind={scope.kind} value={value} onChange={setTyped} />
          <Labelled label={t('validFrom')}>
            {(id) => (
              <input
                id={id}
                type="datetime-local"
                className={inputClass}
                min={localTime(now + LEAD_MS)}
                value={from}
                aria-describedby={`${id}-help`}
                onChange={(event) => setFrom(event.target.value)}
              />
            )}
          </Labelled>
        </div>
        <p className="text-12 text-subtle">{t('validFromHelp')}</p>
        {value !== '' && (
          <output className="grid gap-1 rounded-sm border border-line bg-well p-3">
            <b className="num">
              {before === undefined ? t('none') : text.value(scope.kind, before)} →{' '}
              {text.value(scope.kind, value)}
            </b>
            <span className="num text-13 text-muted">{text.example(scope.kind, before, value)}</span>
            {next && (
              <span className="num text-13 text-(--color-attention)">
                {t('replacedBy', {
                  value: text.value(next.kind, next.value),
                  at: text.from(next.validFrom),
                })}
              </span>
            )}
          </output>
        )}
        <TextInput label={t('console:list.reason')} most={500} value={reason} onChange={setReason} />
        <p className="text-12 text-subtle">{t('console-approvals:settingNote')}</p>
        {error !== null && <FieldError>{error}</FieldError>}
        <div className="flex justify-end gap-2">
          <button type="button" className={smallButton} onClick={onClose}>
            {t('console:list.cancel')} <kbd>Esc</kbd>
          </button>
          <button type="submit" disabled={busy} className={classNames(smallButton, primaryButton)}>
            {t('console:list.confirm')} <kbd>↵</kbd>
          </button>
        </div>
      </form>
    </ConsoleDialog>
  );
}

interface ScopeFieldsProps {
  source: RateSource;
  scope: RateScope;
  onChange: (scope: RateScope) => void;
}

function ScopeFields({ source, scope, onChange }: ScopeFieldsProps) {
  const { t } = useTranslation('console-rates');
  return (
    <>
      <p className="text-13 text-muted">{t(`${source.name}.ownHelp`)}</p>
      <ChoiceInput
        label={t(`${source.name}.kind`)}
        value={scope.kind}
        options={source.kinds.map((kind) => [kind, t(`kinds.${kind}`)])}
        onChange={(kind) => onChange({ ...scope, kind })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        {source.byVendor && (
          <TextInput
            label={t('vendorCode')}
            required={false}
            most={32}
            value={scope.vassalage}
            onChange={(vassalage) => onChange({ ...scope, vassalage })}
          />
        )}
        <TextInput
          label={t('brandCode')}
          required={false}
          most={64}
          value={scope.merchantCode}
          onChange={(merchantCode) => onChange({ ...scope, merchantCode })}
        />
      </div>
    </>
  );
}

interface ValueInputProps {
  kind: RateKind;
  value: string;
  onChange: (value: string) => void;
}

/** Per cent, whole units of money for a point, or points for a unit; the empty field is the empty value. */
function ValueInput({ kind, value, onChange }: ValueInputProps) {
  const { t } = useTranslation('console-rates');
  const unit = unitOf(kind);
  const label = t(`unit.${kind === 'deposit' ? 'deposit' : unit}`);
  if (unit === 'amount')
    return (
      <MoneyInput
        label={label}
        value={value === '' ? '' : fromMinor(BigInt(value))}
        onChange={(amount) => onChange(amount === '' ? '' : toMinor(amount).toString())}
      />
    );
  const isPercent = unit === 'percent';
  const shown = value === '' ? undefined : Number(isPercent ? percentOf(value) : value);
  return (
    <NumberInput
      label={label}
      {...(isPercent ? { step: 0.0001, max: 100 } : { max: 1_000_000_000 })}
      value={shown}
      onChange={(given) =>
        onChange(given === undefined ? '' : String(Math.round(isPercent ? given * 10_000 : given)))
      }
    />
  );
}
