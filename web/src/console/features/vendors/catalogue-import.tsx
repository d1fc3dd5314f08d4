import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText, hasCode } from '~/lib/failure';
import { formatCount } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { FieldError } from '~/ui/field';
import { ConsoleDialog } from '../../shell/console-dialog';
import { Fact } from '../../ui/fact';
import { Labelled, inputClass } from '../../ui/fields';
import { primaryButton, smallButton } from '../../ui/list-head';
import { NewProvider } from './new-provider';
import { useVendorAction } from './use-vendor-action';
import { importCatalogue, type CatalogueImport, type Vendor } from './vendors.api';

/** What a refusal of a catalogue names, in the order in which the service looks for it. */
const PROBLEMS = [
  'fields',
  'withoutVendor',
  'repeated',
  'unknownClasses',
  'roomTwice',
  'takenByAnother',
  'walletChanged',
] as const;
type Problems = Partial<Record<(typeof PROBLEMS)[number], string[] | boolean>>;

/** A provider's catalogue, fetched from its configured address: first what would change, then the import. */
export function CatalogueImportDialog({ vendors, onClose }: { vendors: Vendor[]; onClose: () => void }) {
  const { t } = useTranslation(['console-vendors', 'console']);
  const failureText = useFailureText();
  const providers = [...new Set(vendors.map(({ provider }) => provider))].toSorted();
  const [provider, setProvider] = useState(providers[0] ?? '');
  const known = useId();
  const preview = useMutation({ mutationFn: () => importCatalogue(provider.trim(), true) });
  const start = useVendorAction(() => importCatalogue(provider.trim(), false));
  const failure = start.error ?? preview.error;
  const result = start.data ?? preview.data;
  const title = t('import.title');
  const [isNew, setNew] = useState(false);
  if (isNew) return <NewProvider provider={provider.trim()} onClose={onClose} />;
  return (
    <ConsoleDialog label={title} onClose={onClose}>
      <form
        className="grid max-h-[76vh] gap-3 overflow-auto p-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (start.isSuccess) onClose();
          else if (preview.isSuccess) start.mutate(undefined);
          else preview.mutate();
        }}
      >
        <h2 className="text-16">{title}</h2>
        <p className="text-13 text-muted">{t('import.help')}</p>
        <Labelled label={t('import.provider')}>
          {(id) => (
            <>
              <input
                id={id}
                className={inputClass}
                list={known}
                required
                pattern="[a-z][a-z0-9\-]{0,31}"
                autoComplete="off"
                readOnly={start.isSuccess}
                value={provider}
                onChange={(event) => {
                  setProvider(event.target.value);
                  preview.reset();
                  start.reset();
                }}
              />
              <datalist id={known}>
                {providers.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </datalist>
            </>
          )}
        </Labelled>
        {preview.isPending && <p role="status">{t('import.reading')}</p>}
        {result && <Counts counts={result} isDone={start.isSuccess} />}
        {failure && (
          <>
            <FieldError>{failureText(failure)}</FieldError>
            {hasCode(failure, 'PROVIDER_UNKNOWN') && (
              <button type="button" className={smallButton} onClick={() => setNew(true)}>
                {t('newProvider.propose')}
              </button>
            )}
            {hasCode(failure, 'CATALOGUE_INVALID') && <ProblemList problems={failure.value as Problems} />}
          </>
        )}
        <div className="flex justify-end gap-2">
          {!start.isSuccess && (
            <button type="button" className={smallButton} onClick={onClose}>
              {t('console:list.cancel')} <kbd>Esc</kbd>
            </button>
          )}
          <button
            type="submit"
            disabled={preview.isPending || start.isPending}
            className={classNames(smallButton, primaryButton)}
          >
            {t(start.isSuccess ? 'import.close' : preview.isSuccess ? 'import.confirm' : 'import.preview')}{' '}
            <kbd>↵</kbd>
          </button>
        </div>
      </form>
    </ConsoleDialog>
  );
}

function Counts({ counts, isDone }: { counts: CatalogueImport; isDone: boolean }) {
  const { t } = useTranslation('console-vendors');
  const language = useLanguage();
  return (
    <div role="status" className="grid gap-3 rounded-sm border border-line bg-well p-3">
      <b>{t(isDone ? 'import.done' : 'import.expected')}</b>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {(['vendors', 'games', 'added', 'withdrawn'] as const).map((name) => (
          <Fact key={name} name={t(`import.${name}`)}>
            <span className={classNames(name === 'withdrawn' && counts.withdrawn > 0 && 'text-loss')}>
              {formatCount(counts[name], language)}
            </span>
          </Fact>
        ))}
      </dl>
      {!isDone && counts.withdrawn > 0 && <p className="text-13 text-loss">{t('import.withdrawnHelp')}</p>}
    </div>
  );
}

function ProblemList({ problems }: { problems: Problems | null | undefined }) {
  const { t } = useTranslation('console-vendors');
  const found = PROBLEMS.flatMap((name) => {
    const what = problems?.[name];
    return what === true || (Array.isArray(what) && what.length > 0) ? [{ name, what }] : [];
  });
  return (
    <dl className="grid max-h-48 gap-2 overflow-y-auto text-13">
      {found.map(({ name, what }) => (
        <div key={name}>
          <dt className="text-muted">{t(`import.problem.${name}`)}</dt>
          {Array.isArray(what) && <dd className="num wrap-anywhere select-all">{what.join(', ')}</dd>}
        </div>
      ))}
    </dl>
  );
}
