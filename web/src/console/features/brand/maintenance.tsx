import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { timeOfLocal } from '~/lib/brand-time';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { ConsoleDialog } from '../../shell/console-dialog';
import { consoleInput, Labelled } from '../../ui/labelled';
import { primaryButton, refuseButton, smallButton } from '../../ui/list-head';
import type { Brand, BrandChange } from './brand.api';

interface MaintenanceProps {
  brand: Brand;
  isBusy: boolean;
  onChange: (change: BrandChange) => void;
}

/** Closes the site for players, with the time at which they are told it opens. */
export function Maintenance({ brand, isBusy, onChange }: MaintenanceProps) {
  const { t } = useTranslation(['console-brand', 'console']);
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const [until, setUntil] = useState('');
  const close = (event: FormEvent) => {
    event.preventDefault();
    setAsking(false);
    onChange({ maintenance: true, maintenanceUntil: until ? timeOfLocal(until) : null });
  };
  return (
    <section aria-label={t('maintenance')} className="grid justify-items-start gap-2">
      <h2 className="text-14">{t('maintenance')}</h2>
      <p className={brand.maintenance ? 'text-(--color-attention)' : 'text-muted'}>
        {t(brand.maintenance ? 'closed' : 'opened')}
        {brand.maintenance &&
          brand.maintenanceUntil &&
          ` · ${t('until', { at: formatDateTime(brand.maintenanceUntil, language) })}`}
      </p>
      {brand.maintenance ? (
        <button
          type="button"
          disabled={isBusy}
          className={classNames(smallButton, primaryButton)}
          onClick={() => onChange({ maintenance: false, maintenanceUntil: null })}
        >
          {t('openSite')}
        </button>
      ) : (
        <button
          type="button"
          disabled={isBusy}
          className={classNames(smallButton, refuseButton)}
          onClick={() => setAsking(true)}
        >
          {t('closeSite')}
        </button>
      )}
      {isAsking && (
        <ConsoleDialog label={t('closeSite')} onClose={() => setAsking(false)}>
          <form className="grid gap-3 p-4" onSubmit={close}>
            <h2 className="text-16">{t('closeSite')}</h2>
            <p className="text-muted">{t('closeText')}</p>
            <Labelled label={t('untilLabel')} help={t('untilHelp')}>
              <input
                type="datetime-local"
                className={consoleInput}
                value={until}
                onChange={(event) => setUntil(event.target.value)}
              />
            </Labelled>
            <div className="flex justify-end gap-2">
              <button type="button" className={smallButton} onClick={() => setAsking(false)}>
                {t('console:list.cancel')} <kbd>Esc</kbd>
              </button>
              <button type="submit" className={classNames(smallButton, refuseButton)}>
                {t('closeSite')}
              </button>
            </div>
          </form>
        </ConsoleDialog>
      )}
    </section>
  );
}
