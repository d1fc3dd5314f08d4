import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsoleDialog } from '../../shell/console-dialog';
import { primaryButton, smallButton } from '../../ui/list-head';
import { findAgent, moveMember, setLimit, type Member } from './agents.api';
import { useAgentAction } from './use-agent-action';

const field = 'min-h-10 rounded-sm border border-line-strong bg-well px-3 text-14';

interface ActionDialogProps {
  member: Member;
  action: 'move' | 'limit';
  onClose: () => void;
}

/** Moves a member with the team below, or limits what the member may send in a day. Nothing typed: to the top, or no own limit. */
export function MemberActionDialog({ member, action, onClose }: ActionDialogProps) {
  const { t } = useTranslation(['console-agents', 'console']);
  const [value, setValue] = useState(
    action === 'limit' ? (member.transferLimit?.replace(/\.\d+$/, '') ?? '') : '',
  );
  const act = useAgentAction(async () => {
    const given = value.trim();
    if (action === 'limit') return setLimit(member.memberId, given ? `${given}.00` : null);
    return moveMember(member.memberId, given ? (await findAgent(given)).memberId : null);
  }, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act.mutate(undefined);
  };
  const title = t(`${action}Title`, { account: member.account });
  return (
    <ConsoleDialog label={title} onClose={onClose}>
      <form className="grid gap-3 p-4" onSubmit={submit}>
        <h2 className="text-16">{title}</h2>
        <p className="text-muted">{t(`${action}Text`)}</p>
        <label className="grid gap-1">
          <span className="text-12 text-muted">{t(action === 'move' ? 'newUpline' : 'amount')}</span>
          <input
            className={field}
            value={value}
            pattern={action === 'limit' ? '\\d{1,13}' : '[A-Za-z0-9._\\-]{1,64}'}
            onChange={(event) => setValue(event.target.value)}
          />
        </label>
        <div className="flex justify-end gap-2">
          <button type="button" className={smallButton} onClick={onClose}>
            {t('console:list.cancel')}
          </button>
          <button type="submit" disabled={act.isPending} className={`${smallButton} ${primaryButton}`}>
            {t('console:list.confirm')}
          </button>
        </div>
      </form>
    </ConsoleDialog>
  );
}
