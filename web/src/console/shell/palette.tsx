import { Fragment, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Icon, type IconName } from '~/art/icon';
import { foldAccents } from '~/lib/fold';
import { classNames } from '~/ui/class-names';
import type { DefinedConsolePage } from '../define-console-page';
import { ConsoleDialog } from './console-dialog';
import { useFoundRecords, type RecordKind } from './find-records';
import { addressOf } from './navigation';

interface PaletteProps {
  pages: readonly DefinedConsolePage[];
  onClose: () => void;
  onAccount: () => void;
  onLogOut: () => void;
}
interface Command {
  id: string;
  group: 'commands' | RecordKind;
  icon: IconName;
  name: string;
  keys: string | null;
  run: () => void;
}

const scrollTo = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });

export function Palette({ pages, onClose, onAccount, onLogOut }: PaletteProps) {
  const { t } = useTranslation(['common', 'console']);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const commands: Command[] = [
    ...pages.flatMap((page): Command[] =>
      'icon' in page.menu
        ? [
            {
              id: page.path,
              group: 'commands',
              icon: page.menu.icon,
              name: t(page.title as never),
              keys: page.key && `G ${page.key.toUpperCase()}`,
              run: () => void navigate(addressOf(page)),
            },
          ]
        : [],
    ),
    {
      ...{ id: 'account', group: 'commands', icon: 'user', name: t('console:account.command'), keys: null },
      run: onAccount,
    },
    {
      ...{ id: 'logout', group: 'commands', icon: 'logout', name: t('console:logout'), keys: null },
      run: onLogOut,
    },
  ];
  const { groups, isLoading, hasFailed } = useFoundRecords(typed, pages);
  const found = [
    ...commands.filter(({ name }) => foldAccents(name).includes(foldAccents(typed.trim()))),
    ...groups.flatMap(({ kind, icon, records }) =>
      records.map(({ id, name, at: address }): Command => ({
        ...{ id: `${kind}-${id}`, group: kind, icon, name, keys: null },
        run: () => void navigate(address),
      })),
    ),
  ];
  let stateText = '';
  if (isLoading) stateText = t('console:searching');
  else if (hasFailed) stateText = t('console:searchFailed');
  else if (found.length === 0) stateText = t('console:noMatch');
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt(Math.max(0, Math.min(found.length - 1, at + step)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(found[at]);
    }
  };
  return (
    <ConsoleDialog label={t('console:search')} onClose={onClose}>
      <div className="flex items-center gap-2.5 border-b border-line px-4">
        <Icon name="search" size={18} className="text-subtle" />
        <input
          role="combobox"
          aria-label={t('console:search')}
          aria-expanded="true"
          aria-controls="commands"
          aria-activedescendant={found[at] && `command-${found[at].id}`}
          placeholder={t('console:search')}
          className="min-h-12 min-w-0 flex-1 bg-transparent text-14 outline-none"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <div
        id="commands"
        role="listbox"
        aria-label={t('console:search')}
        className="max-h-[50vh] overflow-auto p-2"
      >
        {found.map((command, i) => (
          <Fragment key={command.id}>
            {command.group !== found[i - 1]?.group && (
              <div role="presentation" className="px-2.5 pt-2 pb-1 text-12 font-medium text-subtle">
                {t(`console:found.${command.group}`)}
              </div>
            )}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the field runs it */}
            <div
              id={`command-${command.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === at}
              ref={i === at ? scrollTo : null}
              className={classNames(
                'flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-2.5 max-lg:min-h-11',
                i === at && 'bg-raised',
              )}
              onPointerMove={() => setAt(i)}
              onClick={() => run(command)}
            >
              <Icon name={command.icon} size={16} className="shrink-0 text-subtle" />
              <span className="min-w-0 flex-1 truncate">{command.name}</span>
              {command.keys && <kbd>{command.keys}</kbd>}
            </div>
          </Fragment>
        ))}
      </div>
      <p role="status" className="px-4 text-muted not-empty:py-3">
        {stateText}
      </p>
    </ConsoleDialog>
  );
}
