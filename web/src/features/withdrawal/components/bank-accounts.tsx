import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { usePayloadKey } from '~/features/system';
import { serverNow } from '~/lib/clock';
import { sealFundPassword, type FundProof } from '~/lib/crypto';
import { useFailureText } from '~/lib/failure';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button, IconButton } from '~/ui/button';
import { Tag } from '~/ui/chip';
import { FieldError, PasswordField, SelectField, TextField } from '~/ui/field';
import { Modal, ModalHeader } from '~/ui/modal';
import { toast } from '~/ui/toast';
import { bankAccountApi, bankAccountQueries, type BankAccount, type Binding } from '../api/bank-account.api';
import { useIntent } from '~/lib/use-intent';
import { FactorCodeField, useFactorCode } from './factor-code-field';

type Draft = Omit<Binding, 'fundPassword'> & FundProof;

const STALE = [['bank-accounts']] as const;

export interface BankAccountsProps {
  accounts: readonly BankAccount[];
  selected: string | undefined;
  onSelect: (id: string) => void;
}

/** The accounts to be paid to, one of them chosen; others are added and removed with the fund password. */
export function BankAccounts({ accounts, selected, onSelect }: BankAccountsProps) {
  const { t } = useTranslation('withdrawal');
  const language = useLanguage();
  const [isBinding, setBinding] = useState(false);
  const [removing, setRemoving] = useState<BankAccount | null>(null);

  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2.5">
      <legend className="head mb-2.5 text-16">{t('step1')}</legend>
      {accounts.map((account) => {
        const isCooling = Date.parse(account.usableFrom) > serverNow();
        return (
          <div
            key={account.id}
            className="relative flex min-h-16 items-center gap-3 rounded-md border border-line bg-card p-3.5 has-checked:gold-wash has-checked:border-gold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold"
          >
            <label className="flex min-w-0 flex-1 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="account"
                className="absolute opacity-0"
                checked={account.id === selected}
                disabled={isCooling}
                onChange={() => onSelect(account.id)}
              />
              <Icon name={account.kind === 'BANK' ? 'bank' : 'wallet'} size={24} className="text-gold" />
              <span className="min-w-0">
                <b className="block font-semibold break-words">
                  {account.institutionName} <span className="num">{account.maskedNumber}</span>
                </b>
                <small className="block text-12 break-words text-muted">{account.holder}</small>
                {isCooling && (
                  <Tag tone="info" className="mt-1 whitespace-normal!">
                    {t('usableFrom', { at: formatDateTime(account.usableFrom, language) })}
                  </Tag>
                )}
              </span>
            </label>
            <IconButton
              icon="close"
              iconSize={18}
              label={t('remove', { account: `${account.institutionName} ${account.maskedNumber}` })}
              onClick={() => setRemoving(account)}
            />
          </div>
        );
      })}
      <Button tone="line" onClick={() => setBinding(true)}>
        <Icon name="plus" size={18} />
        {t('bind')}
      </Button>
      {isBinding && (
        <BindDialog holder={accounts[0]?.holder} onClose={() => setBinding(false)} onBound={onSelect} />
      )}
      {removing && <RemoveDialog account={removing} onClose={() => setRemoving(null)} />}
    </fieldset>
  );
}

function BindDialog({
  holder,
  onClose,
  onBound,
}: {
  holder: string | undefined;
  onClose: () => void;
  onBound: (id: string) => void;
}) {
  const { t } = useTranslation('withdrawal');
  const { data: institutions = [], error: unread } = useQuery(bankAccountQueries.institutions());
  const failureText = useFailureText();
  const [institution, setInstitution] = useState('');
  const [number, setNumber] = useState('');
  const [name, setName] = useState(holder ?? '');
  const [fundPassword, setFundPassword] = useState('');
  const payloadKey = usePayloadKey();
  const factor = useFactorCode();
  const chosen = institution || institutions[0]?.code || '';
  const isWallet = chosen === 'MOMO' || chosen === 'ZALOPAY';
  const bind = useIntent(
    (b: Draft) => `${b.institution}/${b.number}/${b.holder}`,
    async ({ fundPassword: secret, factorCode, ...account }, key) => {
      const sealed = await sealFundPassword({ fundPassword: secret, factorCode }, payloadKey());
      return bankAccountApi.bind({ ...account, fundPassword: sealed }, key);
    },
    STALE,
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    bind.mutate(
      {
        ...{ institution: chosen, number: number.replaceAll(/\D/g, ''), holder: name.trim() },
        ...{ fundPassword, factorCode: factor.code },
      },
      {
        onSuccess: ({ id }) => {
          toast(t('bound'), 'win');
          onBound(id);
          onClose();
        },
        onError: factor.demanded,
      },
    );
  }

  return (
    <Modal open onClose={onClose} size="dialog">
      <ModalHeader title={t('bind')} />
      <form className="grid gap-4 overflow-y-auto p-5" onSubmit={submit}>
        <SelectField label={t('institution')} value={chosen} onChange={(e) => setInstitution(e.target.value)}>
          {institutions.map(({ code, name: label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t(isWallet ? 'walletNumber' : 'number')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          required
          value={number}
          onChange={(e) => setNumber(e.target.value)}
        />
        <TextField
          label={t('holder')}
          help={t('holderHelp')}
          autoComplete="name"
          maxLength={60}
          required
          readOnly={holder !== undefined}
          value={name}
          onChange={(e) => setName(e.target.value)}
        />
        <PasswordField
          label={t('fundPassword')}
          autoComplete="off"
          required
          value={fundPassword}
          onChange={(e) => setFundPassword(e.target.value)}
        />
        <FactorCodeField factor={factor} />
        {(bind.isError || unread) && <FieldError>{failureText(bind.error ?? unread)}</FieldError>}
        <Button type="submit" tone="gold" block busy={bind.isPending} disabled={chosen === ''}>
          {t('bindSubmit')}
        </Button>
      </form>
    </Modal>
  );
}

function RemoveDialog({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const { t } = useTranslation('withdrawal');
  const failureText = useFailureText();
  const [fundPassword, setFundPassword] = useState('');
  const payloadKey = usePayloadKey();
  const remove = useIntent(
    () => account.id,
    async (secret: string) =>
      bankAccountApi.remove(account.id, await sealFundPassword({ fundPassword: secret }, payloadKey())),
    STALE,
  );
  return (
    <Modal open onClose={onClose} size="dialog">
      <ModalHeader title={t('removeTitle')} />
      <form
        className="grid gap-4 p-5"
        onSubmit={(event) => {
          event.preventDefault();
          remove.mutate(fundPassword, { onSuccess: onClose });
        }}
      >
        <p className="text-muted">
          {account.institutionName} <span className="num">{account.maskedNumber}</span>
        </p>
        <PasswordField
          label={t('fundPassword')}
          autoComplete="off"
          required
          value={fundPassword}
          onChange={(e) => setFundPassword(e.target.value)}
        />
        {remove.isError && <FieldError>{failureText(remove.error)}</FieldError>}
        <Button type="submit" tone="gold" block busy={remove.isPending}>
          {t('removeSubmit')}
        </Button>
      </form>
    </Modal>
  );
}
