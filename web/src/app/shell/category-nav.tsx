import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { categoryOf, gameQueries, vendorTarget, type GameMenu } from '~/features/games';
import { useMember } from '~/features/session';
import { Boundary } from '~/ui/boundary';
import { classNames } from '~/ui/class-names';
import { lazyPage, LazyBoundary } from '~/ui/lazy-page';

const VendorPanel = lazyPage(
  () => import('~/features/games/components/vendor-panel').then((m) => m.VendorPanel),
  'games',
);

/** Guests have none and do not load it. */
const RewardsBadge = lazyPage(() => import('./rewards-badge').then((m) => m.RewardsBadge));

const OPEN_AFTER = 120;
const CLOSE_AFTER = 220;

const ITEM =
  'relative flex min-h-13 items-center gap-1.5 px-2 py-2 font-medium whitespace-nowrap text-muted transition-colors duration-(--t-fast) hover:text-text';
const UNDERLINE =
  'after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-t-[3px] after:bg-cat after:opacity-0';

/** What follows the categories (specification 2.2). */
const PLACES = [
  { path: '/promotions', icon: 'promo', text: 'page.promotions' },
  { path: '/pointMall', icon: 'gift', text: 'nav.rewards' },
  { path: '/vip', icon: 'vip', text: 'page.vip' },
] as const;

/** What a guest's VIP rank is called (specification 2.2). */
const NO_RANK = '- -';
/** A sports vendor that has an entry of its own (specification 2.2). */
const OWN_ENTRY = 'DS88';

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
  const sports = data?.find((menu) => menu.gameType === 'SPORTS');
  const own = sports?.vendors.find((vendor) => vendor.vassalage === OWN_ENTRY);
  const ownTarget = own && vendorTarget(own, 'SPORTS');
  const ownItem = ownTarget && (
    <li key={OWN_ENTRY} data-cat="sports" onMouseEnter={() => later(null, OPEN_AFTER)}>
      <Link to={ownTarget} className={ITEM}>
        <Icon name="sports" className="text-cat" />
        {own.displayName}
      </Link>
    </li>
  );
  const member = useMember();
  const rank = member?.clubLabel?.labelName ?? NO_RANK;
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = entries.find(({ menu }) => menu.gameType === open);

  function later(next: string | null, wait: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), wait);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  // On a phone the entries scroll sideways: the open page's comes into view.
  const list = useRef<HTMLUListElement>(null);
  const count = entries.length;
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) list.current?.scrollTo?.({ left: current.offsetLeft - current.offsetWidth });
  }, [count]);

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
        <ul ref={list} className="no-scrollbar relative -mx-2 flex items-stretch gap-0.5 overflow-x-auto">
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
          {entries[0]?.menu.gameType !== 'LIVE' && ownItem}
          {entries.map(({ menu, info, path }) => {
            const expanded = open === menu.gameType;
            const name = t(`category.${info.category}`);
            return [
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
                      'pr-0.5',
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
                  className="grid w-6 place-items-center text-subtle hover:text-text max-lg:hidden"
                  onClick={() => setOpen(expanded ? null : menu.gameType)}
                >
                  <Icon
                    name="down"
                    size={14}
                    className={classNames('transition-transform', expanded && 'rotate-180')}
                  />
                </button>
              </li>,
              menu.gameType === 'LIVE' && ownItem,
            ];
          })}
          {PLACES.map(({ path, icon, text }) => (
            <li key={path} onMouseEnter={() => later(null, OPEN_AFTER)}>
              <NavLink
                to={path}
                className={({ isActive }) =>
                  classNames(ITEM, UNDERLINE, 'after:bg-gold!', isActive && 'text-text! after:opacity-100!')
                }
              >
                <Icon name={icon} className="text-gold lg:max-[1600px]:hidden" />
                {t(text)}
                {path === '/pointMall' && member && <RewardsBadge />}
                {path === '/vip' && <small className="text-gold">{rank}</small>}
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
