import type { Defined, AgentPage } from '~/ui/define-page';
import { pagesIn } from './pages-in';

/** The pages of the agent centre. */
export const agentPages = pagesIn<Defined<AgentPage>>(import.meta.glob('./agent/*.page.ts', { eager: true }));
