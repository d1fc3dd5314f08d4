import type { Defined, MemberPage } from '~/ui/define-page';
import { pagesIn } from './pages-in';

/** The pages of the member centre. */
export const memberPages = pagesIn<Defined<MemberPage>>(
  import.meta.glob('./member/*.page.ts', { eager: true }),
);
