import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import type { Country } from '~/features/system';
import { foldAccents } from '~/lib/fold';
import { useLanguage } from '~/lib/i18n';
import { appLocale } from '~/lib/language';
import { classNames } from '~/ui/class-names';
import { useFlags } from '../hooks/use-flags';

/** Specification 9: the list of countries hides 200 ms after it has lost the focus. */
export const HIDE_AFTER_BLUR_MS = 200;
const LIST_WIDTH = 320;
const LIST_HEIGHT = 336;

export interface CountryPickerProps {
  countries: readonly Country[];
  country: Country | undefined;
  onCountry: (code: string) => void;
}

interface Named extends Country {
  name: string;
}

function useNamed(countries: readonly Country[], typed: string): Named[] {
  const locale = appLocale(useLanguage());
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const wanted = foldAccents(typed.trim().replace(/^\+/, ''));
  return countries
    .map((c) => ({ ...c, name: names.of(c.countryCode) ?? c.countryCode }))
    .filter(
      ({ name, countryCode, countryDialingCode }) =>
        foldAccents(name).includes(wanted) ||
        countryDialingCode.startsWith(wanted) ||
        countryCode.toLowerCase() === wanted,
    )
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** Placed below the button, or above it without room, in the top layer so that no modal clips it. */
function placeList(list: HTMLElement, button: HTMLElement): void {
  const box = button.getBoundingClientRect();
  const below = window.innerHeight - box.bottom > LIST_HEIGHT + 12;
  const left = Math.max(8, Math.min(box.left - 14, window.innerWidth - LIST_WIDTH - 8));
  const top = below ? box.bottom + 6 : Math.max(8, box.top - LIST_HEIGHT - 6);
  list.style.left = `${left}px`;
  list.style.top = `${top}px`;
}

function Flag({ code, of }: { code: string; of: (code: string) => string | undefined }) {
  const source = of(code);
  return (
    <span className="block h-4 w-6 shrink-0 overflow-hidden rounded-[3px] bg-raised">
      {source && <img src={source} alt="" loading="lazy" className="size-full object-cover" />}
    </span>
  );
}

/** Dialing codes with their flags, found by name or by digits (specification 2.7). */
export function CountryPicker({ countries, country, onCountry }: CountryPickerProps) {
  const { t } = useTranslation('auth');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listId = useId();
  const flagOf = useFlags(true);
  useEffect(() => () => clearTimeout(leaving.current), []);

  function close(): void {
    clearTimeout(leaving.current);
    setOpen(false);
    button.current?.focus();
  }
  function onBlur(event: FocusEvent<HTMLSpanElement>): void {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    leaving.current = setTimeout(() => setOpen(false), HIDE_AFTER_BLUR_MS);
  }

  return (
    <span onBlur={onBlur} onFocus={() => clearTimeout(leaving.current)} className="-ml-1 flex items-center">
      <button
        ref={button}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-label={t('country.label', { code: `+${country?.countryDialingCode ?? ''}` })}
        className="num flex min-h-11 items-center gap-2 rounded-sm border-r border-line pr-2.5 pl-1 text-text"
        onClick={() => setOpen(!open)}
      >
        {country && <Flag code={country.countryCode} of={flagOf} />}+{country?.countryDialingCode}
        <Icon name="down" size={14} className="text-muted" />
      </button>
      {open && (
        <CountryList
          id={listId}
          anchor={button}
          countries={countries}
          country={country}
          flagOf={flagOf}
          onClose={close}
          onChoose={(code) => {
            onCountry(code);
            close();
          }}
        />
      )}
    </span>
  );
}

interface CountryListProps {
  id: string;
  anchor: RefObject<HTMLButtonElement | null>;
  countries: readonly Country[];
  country: Country | undefined;
  flagOf: (code: string) => string | undefined;
  onClose: () => void;
  onChoose: (code: string) => void;
}

function CountryList({ id, anchor, countries, country, flagOf, onClose, onChoose }: CountryListProps) {
  const { t } = useTranslation('auth');
  const [typed, setTyped] = useState('');
  const found = useNamed(countries, typed);
  const [picked, setPicked] = useState(() =>
    Math.max(
      0,
      found.findIndex((c) => c.countryCode === country?.countryCode),
    ),
  );
  const at = Math.min(picked, found.length - 1);
  const popup = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const optionId = (code: string) => `${id}-${code}`;

  useEffect(() => {
    const [list, button] = [popup.current, anchor.current];
    if (!list || !button) return;
    if (list.showPopover) list.showPopover();
    // A browser that knows no top layer would never show it.
    else list.removeAttribute('popover');
    placeList(list, button);
    search.current?.focus();
  }, [anchor]);
  const activeCode = found[at]?.countryCode;
  useEffect(() => {
    if (activeCode) document.getElementById(`${id}-${activeCode}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeCode, id]);

  function onKeyDown(event: KeyboardEvent): void {
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: found.length };
    const to = moves[event.key];
    const chosen = found[at];
    if (to !== undefined) setPicked(Math.max(0, Math.min(found.length - 1, to)));
    else if (event.key === 'Enter' && chosen) onChoose(chosen.countryCode);
    // The list alone closes, and not the modal it stands in.
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={popup}
      popover="manual"
      className="fixed m-0 w-80 max-w-[calc(100vw-16px)] rounded-md border border-line-strong bg-card p-2 text-text shadow-3"
    >
      <input
        ref={search}
        role="combobox"
        aria-label={t('country.search')}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={activeCode && optionId(activeCode)}
        aria-autocomplete="list"
        placeholder={t('country.search')}
        autoComplete="off"
        className="mb-2 min-h-11 w-full rounded-sm border border-line-strong bg-well px-3 text-16 outline-none focus:border-gold"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setPicked(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={id}
        role="listbox"
        aria-label={t('field.dialingCode')}
        className="h-66 overflow-auto"
        tabIndex={-1}
      >
        {found.map((c, index) => (
          <div
            key={c.countryCode}
            id={optionId(c.countryCode)}
            role="option"
            tabIndex={-1}
            aria-selected={c.countryCode === country?.countryCode}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2.5 hover:bg-raised',
              index === at && 'bg-raised',
              c.countryCode === country?.countryCode && 'text-gold-hi',
            )}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(c.countryCode)}
            onKeyDown={onKeyDown}
          >
            <Flag code={c.countryCode} of={flagOf} />
            <span className="min-w-0 flex-1 truncate">{c.name}</span>
            <span className="num text-muted">+{c.countryDialingCode}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p role="status" className="absolute inset-x-4 top-20 text-center text-muted">
          {t('country.none')}
        </p>
      )}
    </div>
  );
}
