import { useTranslation } from 'react-i18next';
import { oneOf, useUrlState } from '~/lib/url-state';
import { classNames } from '~/ui/class-names';
import { smallButton } from '../../ui/list-head';

export const VIEWS = ['findings', 'balance', 'closings', 'months', 'seal'] as const;
export type LedgerView = (typeof VIEWS)[number];

const FILTERS = { view: oneOf(VIEWS, 'findings') };
export const useLedgerView = (): LedgerView => useUrlState(FILTERS)[0].view;

/** The parts of the ledger, and what the chosen one means to an operator. */
export function LedgerViews() {
  const { t } = useTranslation('console-ledger');
  const [{ view }, change] = useUrlState(FILTERS);
  return (
    <div className="grid gap-2 px-4 pb-3">
      <div role="group" aria-label={t('views')} className="flex flex-wrap gap-1">
        {VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === view}
            className={classNames(smallButton, one === view ? 'border-info! bg-raised' : 'text-muted')}
            onClick={() => change({ view: one })}
          >
            {t(`view.${one}`)}
          </button>
        ))}
      </div>
      <p className="max-w-[96ch] text-13 text-muted">{t(`note.${view}`)}</p>
    </div>
  );
}
