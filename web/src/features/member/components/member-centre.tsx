import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '~/lib/modal';
import { Button, IconButton } from '~/ui/button';
import { CentreFrame, useWideCentre } from '~/ui/centre';
import { DEFAULT_PAGE, memberPage, parentOf, type MemberPage } from '../model/pages';
import { MemberMenu, type Badges, type CrossLink } from './member-menu';

export interface MemberCentreProps {
  renderPage: (page: MemberPage) => ReactNode;
  badges?: Badges;
  /** The one page there is until its work is done: no menu, and no way out but the log-out. */
  only?: MemberPage | undefined;
  /** A way out of the menu to another centre. */
  crossLink?: CrossLink | undefined;
}

/** The member centre: its menu, and the page that was chosen. */
export function MemberCentre({ renderPage, badges = {}, only, crossLink }: MemberCentreProps) {
  const { t } = useTranslation(['member', 'common']);
  const modal = useModal();
  const wide = useWideCentre();
  const chosen = only ?? memberPage(modal.page);
  const page = chosen ?? (wide ? DEFAULT_PAGE : null);
  const parent = page && !only ? parentOf(page) : null;
  const menu = !only && (wide || !page);

  return (
    <CentreFrame
      title={page ? t(`page.${page}`) : t('title')}
      closable={!only}
      before={
        page && !only && (parent || !wide) ? (
          <IconButton
            icon="back"
            iconSize={22}
            label={parent ? t(`page.${parent}`) : t('menu')}
            className="-ml-3"
            onClick={() => modal.open('member', parent ? { page: parent } : {}, { replace: true })}
          />
        ) : undefined
      }
      after={
        only && (
          <Button tone="text" onClick={() => modal.open('logout')}>
            {t('common:logout')}
          </Button>
        )
      }
      menu={menu && <MemberMenu current={page} badges={badges} crossLink={crossLink} />}
      page={page}
    >
      {page && renderPage(page)}
    </CentreFrame>
  );
}
