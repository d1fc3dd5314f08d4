import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePayloadKey } from '~/features/system';
import { sealFundPassword } from '~/lib/crypto';
import { useFailureText } from '~/lib/failure';
import { formatCount } from '~/lib/format';
import { ApiError } from '~/lib/http';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { Button } from '~/ui/button';
import { FieldError, TextField } from '~/ui/field';
import { Modal, ModalHeader } from '~/ui/modal';
import { toast } from '~/ui/toast';
import { convertPoints, everyReward, redeemItem, rewardQueries, type MallItem } from '../api/rewards.api';

/** Sends once per key; an unknown outcome keeps the key, so that a repetition is the same order. */
function usePointPayment<R>(pay: (key: string) => Promise<R>, done: (result: R) => void) {
  const client = useQueryClient();
  const failureText = useFailureText();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function send(): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      done(await pay(key));
      setKey(crypto.randomUUID());
    } catch (failure) {
      if (failure instanceof ApiError && !failure.isNetwork && failure.status < 500)
        setKey(crypto.randomUUID());
      setError(failureText(failure));
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: everyReward.queryKey });
    }
  }
  return { send, busy, error };
}

export function RedeemDialog({ item, onClose }: { item: MallItem; onClose: () => void }) {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const [recipient, setRecipient] = useState('');
  const [phone, setPhone] = useState('');
  const [address, setAddress] = useState('');
  const [fundPassword, setFundPassword] = useState('');
  const payloadKey = usePayloadKey();
  const sealed = () => sealFundPassword({ fundPassword }, payloadKey());
  const goods = item.kind === 'PHYSICAL';
  const delivery = goods ? { recipient: recipient.trim(), phone: phone.trim(), address: address.trim() } : {};
  const wanted = { itemId: item.id, quantity: 1, ...delivery };
  const { send, busy, error } = usePointPayment(
    async (key) => redeemItem({ ...wanted, fundPassword: await sealed() }, key),
    ({ number }) => {
      toast(t('mall.ordered', { number }), 'win');
      onClose();
    },
  );
  function submit(event: FormEvent): void {
    event.preventDefault();
    void send();
  }
  const name = localName(item.name, language);
  return (
    <Modal open onClose={onClose} size="dialog" label={name}>
      <ModalHeader title={name} />
      <form className="grid gap-4 overflow-y-auto p-5" onSubmit={submit}>
        <p className="num text-18 font-semibold text-gold">
          {t('mall.cost', { n: formatCount(item.points, language) })}
        </p>
        {goods && (
          <>
            <TextField
              label={t('mall.recipient')}
              value={recipient}
              required
              autoComplete="name"
              onChange={(event) => setRecipient(event.target.value)}
            />
            <TextField
              label={t('mall.phone')}
              value={phone}
              required
              inputMode="tel"
              autoComplete="tel"
              onChange={(event) => setPhone(event.target.value)}
            />
            <TextField
              label={t('mall.address')}
              value={address}
              required
              autoComplete="street-address"
              onChange={(event) => setAddress(event.target.value)}
            />
          </>
        )}
        <TextField
          label={t('mall.fundPassword')}
          type="password"
          value={fundPassword}
          required
          autoComplete="off"
          onChange={(event) => setFundPassword(event.target.value)}
        />
        {error && <FieldError>{error}</FieldError>}
        <Button type="submit" tone="gold" size="l" block busy={busy} disabled={fundPassword === ''}>
          {t('mall.confirm')}
        </Button>
      </form>
    </Modal>
  );
}

export function ConvertForm({ balance }: { balance: number }) {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const config = useQuery(rewardQueries.pointConfig());
  const [points, setPoints] = useState('');
  const [fundPassword, setFundPassword] = useState('');
  const payloadKey = usePayloadKey();
  const sealed = () => sealFundPassword({ fundPassword }, payloadKey());
  const rate = config.data?.redeem ?? 0;
  const asked = Number(points);
  const units = rate > 0 && Number.isInteger(asked) ? Math.floor(asked / rate) : 0;
  const { send, busy, error } = usePointPayment(
    async (key) => convertPoints({ points: asked, fundPassword: await sealed() }, key),
    () => {
      toast(t('mall.converted'), 'win');
      setPoints('');
      setFundPassword('');
    },
  );
  if (rate === 0) return null;
  function submit(event: FormEvent): void {
    event.preventDefault();
    void send();
  }
  return (
    <section className="surface grid gap-3 p-5">
      <h2 className="text-18">{t('mall.convert')}</h2>
      <p className="text-13 text-muted">{t('mall.rate', { n: formatCount(rate, language) })}</p>
      <form className="grid gap-3" onSubmit={submit}>
        <TextField
          label={t('mall.points')}
          inputMode="numeric"
          value={points}
          help={t('mall.gives', { n: formatCount(units, language) })}
          onChange={(event) => setPoints(event.target.value.replace(/\D/g, '').slice(0, 9))}
        />
        <TextField
          label={t('mall.fundPassword')}
          type="password"
          value={fundPassword}
          autoComplete="off"
          onChange={(event) => setFundPassword(event.target.value)}
        />
        {error && <FieldError>{error}</FieldError>}
        <Button
          type="submit"
          tone="gold"
          block
          busy={busy}
          disabled={units === 0 || asked > balance || fundPassword === ''}
        >
          {t('mall.convertNow')}
        </Button>
      </form>
    </section>
  );
}
