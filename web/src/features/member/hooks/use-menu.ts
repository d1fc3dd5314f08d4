import { usePageSituation } from '~/features/session';
import { isShown, type Defined, type MemberPage } from '~/ui/define-page';

/** With the orders of the pages they give the sequence of specification 2.8. */
const GROUPS = ['me', 'money', 'play', 'rewards', 'messages'] as const;
export type MemberPages = readonly Defined<MemberPage>[];

/** The pages that the brand and the account allow. */
export function useShownPages(pages: MemberPages): MemberPages {
  const situation = usePageSituation();
  return pages.filter((page) => isShown(page, situation));
}

/** The groups of the menu with their pages; none is shown empty. */
export function menuOf(pages: MemberPages) {
  return GROUPS.map((group) => ({
    group,
    pages: pages
      .flatMap(({ key, title, menu, preload }) =>
        'group' in menu && menu.group === group ? [{ key, title, preload, ...menu }] : [],
      )
      .toSorted((a, b) => a.order - b.order),
  })).filter((entry) => entry.pages.length > 0);
}
