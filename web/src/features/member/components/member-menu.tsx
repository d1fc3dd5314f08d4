import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '~/art/icon';
import { useModal } from '~/lib/modal';
import { MenuItem } from '~/ui/centre';
import { CountBadge } from '~/ui/chip';
import type { MemberPageKey } from '~/lib/page-keys';
import { menuOf, type MemberPages } from '../hooks/use-menu';
import { ProfileHead } from './profile-head';

/** How much waits on a page, said behind its name. */
export type Badges = Partial<Record<MemberPageKey, number>>;

export interface CrossLink {
  label: string;
  icon: IconName;
  go: () => void;
}

export interface MemberMenuProps {
  pages: MemberPages;
  /** The page, or the page of the menu that it lies behind. */
  current: MemberPageKey | null;
  badges?: Badges;
  crossLink?: CrossLink | undefined;
}

export function MemberMenu({ pages: all, current, badges = {}, crossLink }: MemberMenuProps) {
  const { t } = useTranslation(['member', 'common']);
  const modal = useModal();
  const menu = menuOf(all);
  return (
    <nav aria-label={t('menu')} className="p-2">
      <ProfileHead />
      {menu.map(({ group, pages }) => (
        <div key={group}>
          <h3 className="px-3 pt-3 pb-0.5 font-body text-12 font-medium text-subtle">
            {t(`group.${group}`)}
          </h3>
          {pages.map(({ key, icon, title, preload }) => (
            <MenuItem
              key={key}
              icon={icon}
              current={key === current}
              onPointerEnter={preload}
              onClick={() => modal.open('member', { page: key }, { replace: current !== null })}
            >
              {t(title)}
              <span className="ml-auto flex items-center gap-2">
                <CountBadge count={badges[key] ?? 0} label={t('waiting', { n: badges[key] ?? 0 })} />
                <Icon name="next" size={16} className="text-subtle md:hidden" />
              </span>
            </MenuItem>
          ))}
        </div>
      ))}
      {crossLink && (
        <MenuItem icon={crossLink.icon} className="mt-3" onClick={crossLink.go}>
          {crossLink.label}
        </MenuItem>
      )}
      <MenuItem icon="logout" className={crossLink ? undefined : 'mt-3'} onClick={() => modal.open('logout')}>
        {t('common:logout')}
      </MenuItem>
    </nav>
  );
}
