import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '~/art/icon';
import type { ShownQueue } from './queue-tile';
import { isLate, waitOf } from './queues';
import { useDuration } from './use-duration';

/** Faults of the platform, and queues whose oldest entry is past its target. */
export function Alarms({ queues, now }: { queues: readonly ShownQueue[]; now: number }) {
  const { t } = useTranslation(['common', 'console-home']);
  const duration = useDuration();
  const open = queues.flatMap(({ queue, page, query: { data } }) => {
    if (!data || data.count === 0) return [];
    const late = isLate(queue, data, now);
    if (!queue.isAlarm && !late) return [];
    const time = duration(waitOf(data, now) ?? 0);
    const text = t(`console-home:alarm.${queue.isAlarm ? 'fault' : 'late'}`, { count: data.count, time });
    return [{ path: queue.path, title: t(page.title as never), text }];
  });
  const isKnown = queues.every(({ query }) => query.data !== undefined);
  return (
    <section aria-labelledby="home-alarms" className="grid gap-2">
      <h2 id="home-alarms" className="text-14">
        {t('console-home:alarms')}
      </h2>
      {open.length === 0 ? (
        <p className="flex items-center gap-2 text-muted">
          <Icon name={isKnown ? 'check' : 'clock'} size={16} />
          {t(isKnown ? 'console-home:noAlarms' : 'console-home:alarmsUnknown')}
        </p>
      ) : (
        <ul className="grid gap-1.5">
          {open.map(({ path, title, text }) => (
            <li key={path} className="flex gap-2 rounded-sm border border-line bg-panel px-3 py-2">
              <Icon name="warn" size={16} className="mt-0.5 text-loss" />
              <span className="min-w-0">
                <Link className="font-medium text-info underline" to={path}>
                  {title}
                </Link>
                {`: ${text}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
