import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useModal } from '~/lib/modal';
import { CountBadge } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { useMenu } from '../hooks/use-menu';
import { parentOf, type MemberPage } from '../model/pages';
import { ProfileHead } from './profile-head';

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-[10px] px-3 py-2 text-left font-medium text-muted hover:bg-card hover:text-text';

/** How much waits on a page, said behind its name. */
export type Badges = Partial<Record<MemberPage, number>>;

export function MemberMenu({ current, badges = {} }: { current: MemberPage | null; badges?: Badges }) {
  const { t } = useTranslation(['member', 'common']);
  const modal = useModal();
  const menu = useMenu();
  const shown = current && (parentOf(current) ?? current);
  return (
    <nav aria-label={t('menu')} className="p-2">
      <ProfileHead />
      {menu.map(({ group, pages }) => (
        <div key={group}>
          <h3 className="px-3 pt-3 pb-0.5 font-body text-12 font-medium text-subtle">
            {t(`group.${group}`)}
          </h3>
          {pages.map(({ page, icon }) => (
            <button
              key={page}
              type="button"
              aria-current={page === shown ? 'page' : undefined}
              className={classNames(ITEM, page === shown && 'gold-wash text-gold-hi!')}
              onClick={() => modal.open('member', { page }, { replace: current !== null })}
            >
              <Icon name={icon} />
              {t(`page.${page}`)}
              <span className="ml-auto flex items-center gap-2">
                <CountBadge count={badges[page] ?? 0} label={t('waiting', { n: badges[page] ?? 0 })} />
                <Icon name="next" size={16} className="text-subtle md:hidden" />
              </span>
            </button>
          ))}
        </div>
      ))}
      <button type="button" className={classNames(ITEM, 'mt-3')} onClick={() => modal.open('logout')}>
        <Icon name="logout" />
        {t('common:logout')}
      </button>
    </nav>
  );
}
