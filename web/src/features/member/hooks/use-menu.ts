import { useMember, useSessionStore } from '~/features/session';
import { isEnabled, useSystem } from '~/features/system';
import { pageShows } from '../model/menu.rules';
import { MENU } from '../model/pages';

/** The groups of the menu with the pages that the brand and the account allow; none is shown empty. */
export function useMenu() {
  const tree = useSystem()?.info.whitelabel;
  const toUpline = useMember()?.toUpline ?? 0;
  const type = useSessionStore((s) => s.accountType) ?? 0;
  const situation = { isOn: (flag: string) => isEnabled(tree, flag), type, toUpline };
  return MENU.map(({ group, pages }) => ({
    group,
    pages: pages.filter(({ page }) => pageShows(page, situation)),
  })).filter(({ pages }) => pages.length > 0);
}
