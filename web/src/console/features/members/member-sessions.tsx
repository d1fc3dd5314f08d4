import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { toast } from '~/ui/toast';
import { mayOpen } from '../../define-console-page';
import { useRoles } from '../../session/session.store';
import { refuseButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ReasonDialog } from '../../ui/reason-dialog';
import { endGameSessions, memberQueries } from './members.api';

interface SessionsProps {
  memberId: string;
}

/** Where the member is logged in now; who looks after games may end what is being played. */
export function Sessions({ memberId }: SessionsProps) {
  const { t } = useTranslation('console-members');
  const language = useLanguage();
  const query = useQuery(memberQueries.sessions(memberId));
  const mayEnd = mayOpen(useRoles(), { roles: ['games'] });
  const [isEnding, setEnding] = useState(false);
  const { data } = query;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-14">{t('sessions')}</h2>
        {mayEnd && (
          <button
            type="button"
            className={classNames(smallButton, refuseButton)}
            onClick={() => setEnding(true)}
          >
            {t('gameSessions.end')}
          </button>
        )}
      </div>
      <ListStates query={query} isEmpty={false} empty="">
        {data?.list.length === 0 && <p className="text-13 text-muted">{t('noSessions')}</p>}
        <ul className="text-13">
          {data?.list.map(({ id, device, ip, lastSeenAt }) => (
            <li key={id} className="border-b border-hairline py-1">
              {device} <span className="num text-muted">{ip}</span>
              <span className="num block text-12 text-muted">
                {t('lastSeen', { at: formatDateTime(lastSeenAt, language) })}
              </span>
            </li>
          ))}
        </ul>
      </ListStates>
      {isEnding && <EndGameSessions memberId={memberId} onClose={() => setEnding(false)} />}
    </div>
  );
}

function EndGameSessions({ memberId, onClose }: SessionsProps & { onClose: () => void }) {
  const { t } = useTranslation('console-members');
  const client = useQueryClient();
  const failureText = useFailureText();
  const end = useMutation({
    mutationFn: endGameSessions,
    onSuccess: async ({ ended }) => {
      toast(t('gameSessions.ended', { count: ended }), 'win');
      onClose();
      await client.invalidateQueries({ queryKey: memberQueries.securityLog(memberId).queryKey });
    },
  });
  return (
    <ReasonDialog
      title={t('gameSessions.ask')}
      error={end.isError ? failureText(end.error) : null}
      busy={end.isPending}
      onClose={onClose}
      onConfirm={(reason) => end.mutate({ memberId, reason })}
    >
      <p className="text-muted">{t('gameSessions.effect')}</p>
    </ReasonDialog>
  );
}
