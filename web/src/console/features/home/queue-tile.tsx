import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { useFailureText } from '~/lib/failure';
import { formatCount } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { Tag } from '~/ui/chip';
import { Skeleton } from '~/ui/skeleton';
import type { DefinedConsolePage } from '../../define-console-page';
import { smallButton } from '../../ui/list-head';
import { isLate, waitOf, type Queue, type QueueState } from './queues';
import { useDuration } from './use-duration';

export interface ShownQueue {
  queue: Queue;
  page: DefinedConsolePage;
  query: UseQueryResult<QueueState>;
}

/** How many wait, how long the oldest has, and by when it should be done; a failure stays in its own tile. */
export function QueueTile({ shown: { queue, page, query }, now }: { shown: ShownQueue; now: number }) {
  const { t } = useTranslation(['common', 'console-home', 'console']);
  const late = query.data !== undefined && isLate(queue, query.data, now);
  return (
    <li
      className={classNames(
        'relative grid min-w-0 content-start gap-1 rounded-sm border bg-panel p-3 hover:border-line-strong',
        late ? 'border-loss' : 'border-line',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <Link to={queue.path} className="min-w-0 font-medium after:absolute after:inset-0">
          {t(page.title as never)}
        </Link>
        {late && (
          <Tag tone="loss">
            <Icon name="clock" size={14} />
            {t('console-home:late')}
          </Tag>
        )}
      </div>
      {query.data ? (
        <Waiting queue={queue} state={query.data} now={now} />
      ) : query.isError ? (
        <Failure query={query} />
      ) : (
        <Skeleton className="h-14" />
      )}
    </li>
  );
}

function Failure({ query }: { query: UseQueryResult<QueueState> }) {
  const { t } = useTranslation(['console-home', 'console']);
  const failureText = useFailureText();
  return (
    <div role="alert" className="grid justify-items-start gap-2 text-13">
      <p className="text-loss">{failureText(query.error)}</p>
      <button
        type="button"
        className={classNames(smallButton, 'relative z-1')}
        onClick={() => void query.refetch()}
      >
        {t('console:list.refresh')}
      </button>
    </div>
  );
}

function Waiting({ queue, state, now }: { queue: Queue; state: QueueState; now: number }) {
  const { t } = useTranslation('console-home');
  const language = useLanguage();
  const duration = useDuration();
  const wait = waitOf(state, now);
  return (
    <>
      <p className={classNames('num text-24 font-semibold', state.count === 0 && 'text-subtle')}>
        {formatCount(state.count, language)}
      </p>
      <p className="text-12 text-muted">
        {state.count === 0 && state.missing.length === 0 && t('empty')}
        {wait !== null && t('oldest', { time: duration(wait) })}
        {state.count > 0 && queue.target !== null && ` · ${t('target', { time: duration(queue.target) })}`}
      </p>
      {state.missing.length > 0 && (
        <p role="alert" className="text-12 break-words text-loss">
          {t('missing', { services: state.missing.join(', ') })}
        </p>
      )}
    </>
  );
}
