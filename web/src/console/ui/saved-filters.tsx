import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { localStore } from '~/lib/storage';
import { classNames } from '~/ui/class-names';
import { DropDown } from '~/ui/data-table';
import { consoleInput } from './labelled';
import { primaryButton, smallButton } from './list-head';

export type Filters = Record<string, string | number>;
interface Saved {
  title: string;
  filters: Filters;
}

const LONGEST_TITLE = 40;
const keyOf = (list: string) => `filters:${list}`;
const isSaved = (value: unknown): value is Saved =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Saved).title === 'string' &&
  typeof (value as Saved).filters === 'object';

function read(list: string): readonly Saved[] {
  try {
    const value: unknown = JSON.parse(localStore.get(keyOf(list)) ?? '[]');
    return Array.isArray(value) ? value.filter(isSaved) : [];
  } catch {
    return [];
  }
}

interface SavedFiltersProps<F extends Filters> {
  /** The name of the list. */
  list: string;
  /** What is chosen now, with or without the page, which is not saved. */
  filters: F;
  onChoose: (filters: F) => void;
}

/** Sets of filters of a list under a title, kept in this browser. */
export function SavedFilters<F extends Filters>({ list, filters, onChoose }: SavedFiltersProps<F>) {
  const { t } = useTranslation('console');
  const [saved, setSaved] = useState(() => read(list));
  const [title, setTitle] = useState('');
  const now = Object.fromEntries(Object.entries(filters).filter(([name]) => name !== 'page')) as F;
  const isNow = (one: Saved) => Object.entries(now).every(([name, value]) => one.filters[name] === value);
  function keep(next: readonly Saved[]): void {
    localStore.set(keyOf(list), JSON.stringify(next));
    setSaved(next);
  }
  function save(event: FormEvent): void {
    event.preventDefault();
    const given = title.trim();
    if (given === '') return;
    keep([...saved.filter((one) => one.title !== given), { title: given, filters: now }]);
    setTitle('');
  }
  return (
    <DropDown
      title={t('filters.title')}
      buttonClass={smallButton}
      label={
        <>
          <Icon name="filter" size={16} />
          {saved.find(isNow)?.title ?? t('filters.title')}
        </>
      }
    >
      {(close) => (
        <>
          {saved.length === 0 && <p className="px-2 py-1 text-12 text-muted">{t('filters.none')}</p>}
          {saved.map((one) => (
            <div key={one.title} className="flex items-center gap-1">
              <button
                type="button"
                aria-pressed={isNow(one)}
                className={classNames(
                  'min-h-8 min-w-0 flex-1 truncate rounded-sm px-2 text-left hover:bg-raised-hi max-lg:min-h-11',
                  isNow(one) && 'font-semibold text-gold',
                )}
                onClick={() => {
                  // A set of an earlier release may lack a filter, or have one that is gone.
                  const known = Object.keys(now).filter((name) => name in one.filters);
                  onChoose({ ...now, ...Object.fromEntries(known.map((name) => [name, one.filters[name]])) });
                  close();
                }}
              >
                {one.title}
              </button>
              <button
                type="button"
                className="grid size-8 place-items-center rounded-sm text-muted hover:bg-raised-hi hover:text-text max-lg:size-11"
                aria-label={t('filters.delete', { title: one.title })}
                onClick={() => keep(saved.filter((other) => other !== one))}
              >
                <Icon name="close" size={14} />
              </button>
            </div>
          ))}
          <form className="mt-1 flex gap-1 border-t border-line pt-2" onSubmit={save}>
            <input
              className={classNames(consoleInput, 'flex-1')}
              aria-label={t('filters.name')}
              placeholder={t('filters.name')}
              maxLength={LONGEST_TITLE}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
            <button type="submit" className={classNames(smallButton, primaryButton)}>
              {t('list.save')}
            </button>
          </form>
        </>
      )}
    </DropDown>
  );
}
