import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { categoryOf, gameQueries, type GameMenu } from '~/features/games';
import { Boundary } from '~/ui/boundary';
import { classNames } from '~/ui/class-names';
import { lazyPage, LazyBoundary } from '~/ui/lazy-page';

const VendorPanel = lazyPage(
  () => import('~/features/games/components/vendor-panel').then((m) => m.VendorPanel),
  'games',
);

const OPEN_AFTER = 120;
const CLOSE_AFTER = 220;

const ITEM =
  'relative flex min-h-13 items-center gap-2 px-2.5 py-2 font-medium whitespace-nowrap text-muted transition-colors duration-(--t-fast) hover:text-text';
const UNDERLINE =
  'after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:rounded-t-[3px] after:bg-cat after:opacity-0';

/** What follows the categories (specification 2.2). */
const PLACES = [
  { path: '/lottery', icon: 'lottery', page: 'lottery' },
  { path: '/promotions', icon: 'promo', page: 'promotions' },
  { path: '/vip', icon: 'vip', page: 'vip' },
] as const;

/** Categories that have vendors and a lobby; one without a built page is not shown. */
function shownMenus(menus: readonly GameMenu[] | undefined) {
  return (menus ?? []).flatMap((menu) => {
    const info = categoryOf(menu.gameType);
    return menu.vendors.length > 0 && info.path ? [{ menu, info, path: info.path }] : [];
  });
}

/**
 * Hovering a category opens its providers; the small arrow does so for keyboards. Escape or navigation
 * closes.
 */
export function CategoryNav() {
  const { pathname, search } = useLocation();
  return <Categories key={pathname + search} />;
}

function Categories() {
  const { t } = useTranslation();
  const { data } = useQuery(gameQueries.menus());
  const entries = shownMenus(data);
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = entries.find(({ menu }) => menu.gameType === open);

  function later(next: string | null, wait: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), wait);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <nav
      aria-label={t('nav.label')}
      className="relative border-t border-hairline"
      onMouseLeave={() => later(null, CLOSE_AFTER)}
      onMouseEnter={() => clearTimeout(timer.current)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(null)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(null)}
    >
      <div className="wrap">
        <ul className="no-scrollbar -mx-2.5 flex items-stretch gap-0.5 overflow-x-auto">
          <li onMouseEnter={() => later(null, OPEN_AFTER)}>
            <NavLink
              to="/index"
              className={({ isActive }) =>
                classNames(ITEM, UNDERLINE, 'after:bg-gold!', isActive && 'text-text! after:opacity-100!')
              }
            >
              <Icon name="home" />
              {t('nav.home')}
            </NavLink>
          </li>
          {entries.map(({ menu, info, path }) => {
            const expanded = open === menu.gameType;
            const name = t(`category.${info.category}`);
            return (
              <li
                key={menu.gameType}
                data-cat={info.category}
                className="flex"
                onMouseEnter={() => later(menu.gameType, OPEN_AFTER)}
              >
                <NavLink
                  to={path}
                  className={({ isActive }) =>
                    classNames(
                      ITEM,
                      UNDERLINE,
                      'pr-1',
                      (isActive || expanded) && 'text-text! after:opacity-100!',
                    )
                  }
                >
                  <Icon name={info.icon} className="text-cat" />
                  {name}
                </NavLink>
                <button
                  type="button"
                  aria-expanded={expanded}
                  aria-label={`${name}: ${t('nav.vendors')}`}
                  className="grid w-7 place-items-center text-subtle hover:text-text max-lg:hidden"
                  onClick={() => setOpen(expanded ? null : menu.gameType)}
                >
                  <Icon
                    name="down"
                    size={14}
                    className={classNames('transition-transform', expanded && 'rotate-180')}
                  />
                </button>
              </li>
            );
          })}
          {PLACES.map(({ path, icon, page }) => (
            <li key={path} onMouseEnter={() => later(null, OPEN_AFTER)}>
              <NavLink
                to={path}
                className={({ isActive }) =>
                  classNames(ITEM, UNDERLINE, 'after:bg-gold!', isActive && 'text-text! after:opacity-100!')
                }
              >
                <Icon name={icon} className="text-gold" />
                {t(`page.${page}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
      {shown && (
        <div
          data-cat={shown.info.category}
          className="absolute inset-x-0 top-full z-panel border-y border-line bg-panel shadow-3 max-lg:hidden"
        >
          <Boundary level="widget" resetKey={shown.menu.gameType}>
            <LazyBoundary fallback={<div className="min-h-80" />}>
              <VendorPanel menu={shown.menu} path={shown.path} />
            </LazyBoundary>
          </Boundary>
        </div>
      )}
    </nav>
  );
}
