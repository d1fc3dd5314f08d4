import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MINUTE } from '~/lib/query';
import { useNow } from '~/lib/now';
import { mayOpen } from '../../define-console-page';
import { consolePages } from '../../pages';
import { useRoles } from '../../session/session.store';
import { Message } from '../../shell/message';
import { PageHead } from '../../ui/list-head';
import { Alarms } from './alarms';
import { homeQueries } from './home.api';
import { LedgerToday, MembersToday } from './today';
import { QueueTile, type ShownQueue } from './queue-tile';
import { QUEUES } from './queues';

const LEDGER = { roles: ['ledger'] } as const;
const SUPPORT = { roles: ['support'] } as const;

/** What waits, what is out of order and how today runs, as far as the operator's roles reach. */
export function HomePage() {
  const { t } = useTranslation(['console-home', 'console']);
  const roles = useRoles();
  const now = useNow(MINUTE);
  const mine = QUEUES.flatMap((queue) => {
    const page = consolePages.find(({ path }) => path === queue.path);
    return page && mayOpen(roles, page) ? [{ queue, page }] : [];
  });
  const answers = useQueries({ queries: mine.map(({ queue }) => homeQueries.queue(queue)) });
  const shown: ShownQueue[] = mine.map((one, i) => ({ ...one, query: answers[i]! }));
  const [mayLedger, mayMembers] = [mayOpen(roles, LEDGER), mayOpen(roles, SUPPORT)];
  if (shown.length === 0 && !mayLedger && !mayMembers) {
    const others = consolePages.some((page) => page.path !== '/' && mayOpen(roles, page));
    return (
      <Message icon={others ? 'list' : 'lock'} text={t(others ? 'console:welcome' : 'console:noPages')} />
    );
  }
  return (
    <>
      <PageHead title={t('title')} />
      <div className="grid gap-6 px-4 pb-6">
        {shown.length > 0 && (
          <>
            <Alarms queues={shown} now={now} />
            <section aria-labelledby="home-queues" className="grid gap-2">
              <h2 id="home-queues" className="text-14">
                {t('queues')}
              </h2>
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-2">
                {shown.map((one) => (
                  <QueueTile key={one.queue.path} shown={one} now={now} />
                ))}
              </ul>
            </section>
          </>
        )}
        {mayLedger && <LedgerToday />}
        {mayMembers && <MembersToday />}
      </div>
    </>
  );
}
