import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { classNames } from '~/ui/class-names';
import { FieldError } from '~/ui/field';
import { toast } from '~/ui/toast';
import { mayOpen } from '../../define-console-page';
import { useOperatorSession } from '../../session/session.store';
import { PageHead, primaryButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { changeChannel, channelQueries, type Channel } from './deposit-channels.api';

const field = 'min-h-10 w-full rounded-sm border border-line-strong bg-well px-3 text-14 num';

/** What members may deposit by, and between which amounts; administrators change it, at once for everyone. */
export function DepositChannelsPage() {
  const { t } = useTranslation('console-deposit-channels');
  const query = useQuery(channelQueries.list());
  const roles = useOperatorSession((state) => state.session?.roles);
  const mayChange = mayOpen(roles ?? [], { roles: ['admin'] });
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <PageHead title={t('title')} note={mayChange ? undefined : t('readOnly')} />
      <div className="overflow-y-auto p-4">
        <ListStates query={query} isEmpty={query.data?.length === 0} empty={t('empty')}>
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {query.data?.map((channel) => (
              <ChannelForm
                key={`${channel.code} ${channel.enabled} ${channel.min} ${channel.max}`}
                channel={channel}
                mayChange={mayChange}
              />
            ))}
          </div>
        </ListStates>
      </div>
    </div>
  );
}

const whole = (amount: string) => amount.split('.')[0] ?? amount;

function ChannelForm({ channel, mayChange }: { channel: Channel; mayChange: boolean }) {
  const { t } = useTranslation('console-deposit-channels');
  const client = useQueryClient();
  const failureText = useFailureText();
  const { code, connected } = channel;
  const [enabled, setEnabled] = useState(channel.enabled);
  const [min, setMin] = useState(whole(channel.min));
  const [max, setMax] = useState(whole(channel.max));
  const save = useMutation({
    mutationFn: changeChannel,
    onSuccess: async () => {
      toast(t('saved'), 'win');
      await client.invalidateQueries({ queryKey: channelQueries.list().queryKey });
    },
  });
  return (
    <form
      aria-label={t(`name.${code}`)}
      className="grid content-start gap-3 rounded-md border border-line bg-panel p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ code, enabled, min: `${min}.00`, max: `${max}.00` });
      }}
    >
      <h2 className="text-16">{t(`name.${code}`)}</h2>
      <p className={connected ? 'text-13 text-muted' : 'text-13 text-gold'}>
        {t(connected ? 'connected' : 'unconnected')}
      </p>
      <fieldset className="grid gap-3" disabled={!mayChange || save.isPending}>
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" checked={enabled} onChange={(event) => setEnabled(event.target.checked)} />
          {t('enabled')}
        </label>
        <label className="grid gap-1">
          <span className="text-12 text-muted">{t('min')}</span>
          <input
            className={field}
            required
            inputMode="numeric"
            pattern="[1-9][0-9]{0,11}"
            value={min}
            onChange={(event) => setMin(event.target.value)}
          />
        </label>
        <label className="grid gap-1">
          <span className="text-12 text-muted">{t('max')}</span>
          <input
            className={field}
            required
            inputMode="numeric"
            pattern="[1-9][0-9]{0,11}"
            value={max}
            onChange={(event) => setMax(event.target.value)}
          />
        </label>
        {save.isError && <FieldError>{failureText(save.error)}</FieldError>}
        {mayChange && (
          <button type="submit" className={classNames(smallButton, primaryButton)}>
            {t('save')}
          </button>
        )}
      </fieldset>
    </form>
  );
}
