import { useTranslation } from 'react-i18next';
import { useModal } from '~/lib/modal';
import { Button, IconButton } from '~/ui/button';
import { CentreFrame, useWideCentre } from '~/ui/centre';
import type { MemberPageKey } from '~/lib/page-keys';
import { useShownPages, type MemberPages } from '../hooks/use-menu';
import { MemberMenu, type Badges, type CrossLink } from './member-menu';

const FIRST: MemberPageKey = 'securityCenter';

export interface MemberCentreProps {
  pages: MemberPages;
  badges?: Badges;
  /** The one page there is until its work is done: no menu, and no way out but the log-out. */
  only?: MemberPageKey | undefined;
  /** A way out of the menu to another centre. */
  crossLink?: CrossLink | undefined;
}

/** The member centre: its menu, and the page that was chosen. */
export function MemberCentre({ pages, badges = {}, only, crossLink }: MemberCentreProps) {
  const { t } = useTranslation(['member', 'common']);
  const modal = useModal();
  const wide = useWideCentre();
  const shown = useShownPages(pages);
  const find = (key: string | null) => shown.find((page) => page.key === key) ?? null;
  const page = find(only ?? modal.page) ?? (wide ? find(FIRST) : null);
  const behind = page && 'behind' in page.menu ? page.menu.behind : null;
  const parent = only ? null : find(behind);
  const menu = !only && (wide || !page);

  return (
    <CentreFrame
      title={page ? t(page.title) : t('title')}
      closable={!only}
      before={
        page && !only && (parent || !wide) ? (
          <IconButton
            icon="back"
            iconSize={22}
            label={parent ? t(parent.title) : t('menu')}
            className="-ml-3"
            onClick={() => modal.open('member', parent ? { page: parent.key } : {}, { replace: true })}
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
      menu={
        menu && (
          <MemberMenu
            pages={shown}
            current={page && (behind ?? page.key)}
            badges={badges}
            crossLink={crossLink}
          />
        )
      }
      page={page?.key ?? null}
    >
      {page && <page.Page />}
    </CentreFrame>
  );
}
