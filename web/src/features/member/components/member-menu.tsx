import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useModal } from '~/lib/modal';
import { classNames } from '~/ui/class-names';
import { MENU, type MemberPage } from '../model/pages';
import { ProfileHead } from './profile-head';

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-[10px] px-3 py-2 text-left font-medium text-muted hover:bg-card hover:text-text';

export function MemberMenu({ current }: { current: MemberPage | null }) {
  const { t } = useTranslation(['member', 'common']);
  const modal = useModal();
  return (
    <nav aria-label={t('menu')} className="p-2">
      <ProfileHead />
      {MENU.map(({ group, pages }) => (
        <div key={group}>
          <h3 className="px-3 pt-3 pb-0.5 font-body text-12 font-medium text-subtle">
            {t(`group.${group}`)}
          </h3>
          {pages.map(({ page, icon }) => (
            <button
              key={page}
              type="button"
              aria-current={page === current ? 'page' : undefined}
              className={classNames(ITEM, page === current && 'gold-wash text-gold-hi!')}
              onClick={() => modal.open('member', { page }, { replace: current !== null })}
            >
              <Icon name={icon} />
              {t(`page.${page}`)}
              <Icon name="next" size={16} className="ml-auto text-subtle md:hidden" />
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
