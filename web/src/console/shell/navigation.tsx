import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { MINUTE } from '~/lib/query';
import { classNames } from '~/ui/class-names';
import { MENU_GROUPS, type Badge, type DefinedConsolePage } from '../define-console-page';

const groupOf = ({ menu }: DefinedConsolePage) => ('group' in menu ? menu.group : null);
/** The address to link to: without the part that takes addresses below it. */
export const addressOf = ({ path }: DefinedConsolePage) => path.replace(/\/\*$/, '');

export function Navigation({
  pages,
  className,
}: {
  pages: readonly DefinedConsolePage[];
  className: string;
}) {
  const { t } = useTranslation(['common', 'console']);
  return (
    <nav
      aria-label={t('console:menu')}
      className={classNames(
        'overflow-y-auto border-r border-line bg-panel p-2 [scrollbar-width:thin]',
        className,
      )}
    >
      {MENU_GROUPS.map((group) => {
        const listed = pages.filter((page) => groupOf(page) === group);
        if (listed.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2
              id={`group-${group}`}
              className={
                group === 'home' ? 'sr-only' : 'px-2 pt-2.5 pb-1 font-body text-12 font-medium text-subtle'
              }
            >
              {t(`console:group.${group}`)}
            </h2>
            {listed.map((page) => (
              <Entry key={page.path} page={page} />
            ))}
          </section>
        );
      })}
    </nav>
  );
}

function Entry({ page }: { page: DefinedConsolePage }) {
  const { t } = useTranslation(['common', 'console']);
  return (
    <NavLink
      to={addressOf(page)}
      end={page.path === '/'}
      onPointerEnter={page.preload}
      onFocus={page.preload}
      className={({ isActive }) =>
        classNames(
          'flex min-h-8 items-center gap-2.5 rounded-sm px-2 font-medium max-lg:min-h-11',
          isActive
            ? 'bg-raised text-text shadow-[inset_2px_0_0_var(--color-info)]'
            : 'text-muted hover:bg-card hover:text-text',
        )
      }
    >
      {'icon' in page.menu && <Icon name={page.menu.icon} size={16} />}
      <span className="min-w-0 flex-1">{t(page.title as never)}</span>
      {page.badge && <Count badge={page.badge()} />}
    </NavLink>
  );
}

function Count({ badge }: { badge: Badge }) {
  const { t } = useTranslation('console');
  const { data } = useQuery({ refetchInterval: MINUTE, ...badge });
  if (!data) return null;
  return (
    <span className="num text-12 text-(--color-attention)">
      <span aria-hidden="true">{data}</span>
      <span className="sr-only">{t('waiting', { count: data })}</span>
    </span>
  );
}
