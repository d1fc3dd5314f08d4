import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { Button } from '~/ui/button';
import { Tag } from '~/ui/chip';
import { CopyButton } from '~/ui/copy';
import { SelectField, TextField } from '~/ui/field';
import { Modal, ModalHeader } from '~/ui/modal';
import { QrCode } from '~/ui/qr-code';
import { QueryView } from '~/ui/query-view';
import { toast } from '~/ui/toast';
import { agentQueries, invitationLink, openLink, switchLink, type AgentLink } from '../api/agent.api';

const KINDS = ['MEMBER', 'AGENT', 'SUB_AGENT'] as const;

function useLinkAction<A>(act: (argument: A) => Promise<unknown>) {
  const client = useQueryClient();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: act,
    onError: (error) => toast(failureText(error), 'loss'),
    onSettled: () => client.invalidateQueries({ queryKey: agentQueries.links().queryKey }),
  });
}

function LinkRow({ link }: { link: AgentLink }) {
  const { t } = useTranslation('agent');
  const [shown, setShown] = useState(false);
  const address = invitationLink(link.code, window.location.origin, link.domain);
  const turn = useLinkAction((enabled: boolean) => switchLink(link.code, enabled));
  return (
    <li className="well flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
      <div className="min-w-0 flex-1">
        <b className="num block font-semibold">{link.code}</b>
        <span className="text-13 text-muted wrap-anywhere">
          {link.channel ?? '–'} · {link.domain && `${link.domain} · `} {t('links.uses')}: {link.uses}
          {link.maxUses !== null && ` / ${link.maxUses}`}
        </span>
      </div>
      <Tag tone={link.enabled ? 'gold' : 'plain'}>{t(`links.kind.${link.kind}`)}</Tag>
      <CopyButton text={address} label={t('invite.link')} />
      <Button size="s" onClick={() => setShown(true)}>
        {t('links.show')}
      </Button>
      <Button size="s" busy={turn.isPending} onClick={() => turn.mutate(!link.enabled)}>
        {t(link.enabled ? 'links.off' : 'links.on')}
      </Button>
      {shown && (
        <Modal open onClose={() => setShown(false)} size="dialog" sheet={false} label={t('invite.qr')}>
          <ModalHeader title={link.code} />
          <div className="grid justify-items-center p-6">
            <QrCode text={address} label={t('invite.qr')} />
          </div>
        </Modal>
      )}
    </li>
  );
}

/** Links for members, agents and sub-agents, with what registered by each. */
export function LinkList() {
  const { t } = useTranslation('agent');
  const query = useQuery(agentQueries.links());
  const [kind, setKind] = useState<AgentLink['kind']>('MEMBER');
  const [channel, setChannel] = useState('');
  const [domain, setDomain] = useState('');
  const [maxUses, setMaxUses] = useState('');
  const open = useLinkAction(() =>
    openLink({
      kind,
      ...(channel && { channel }),
      ...(domain && { domain }),
      ...(maxUses && { maxUses: Number(maxUses) }),
    }),
  );
  function send(event: FormEvent): void {
    event.preventDefault();
    open.mutate(undefined, { onSuccess: () => setChannel('') });
  }
  return (
    <section className="surface grid gap-4 p-5 sm:p-6" aria-labelledby="links-title">
      <h3 id="links-title" className="text-18">
        {t('links.title')}
      </h3>
      <form
        className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_1fr_auto]"
        onSubmit={send}
      >
        <SelectField
          label={t('team.type')}
          value={kind}
          onChange={(event) => setKind(KINDS.find((one) => one === event.target.value) ?? 'MEMBER')}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`links.kind.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('links.channel')}
          maxLength={60}
          value={channel}
          onChange={(event) => setChannel(event.target.value)}
        />
        <TextField
          label={t('links.domain')}
          maxLength={253}
          pattern="[a-z0-9\-]+(\.[a-z0-9\-]+)*"
          placeholder={window.location.hostname}
          value={domain}
          onChange={(event) => setDomain(event.target.value.trim().toLowerCase())}
        />
        <TextField
          label={t('links.maxUses')}
          inputMode="numeric"
          pattern="[1-9]\d{0,4}"
          value={maxUses}
          onChange={(event) => setMaxUses(event.target.value)}
        />
        <Button type="submit" tone="gold" busy={open.isPending}>
          {t('links.open')}
        </Button>
      </form>
      <QueryView query={query} isEmpty={(links) => links.length === 0} empty={null}>
        {(links) => (
          <ul className="grid gap-2">
            {links.map((link) => (
              <LinkRow key={link.code} link={link} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
