import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrencySymbol } from '~/features/system';
import { useFailureText } from '~/lib/failure';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { checkAmount } from '~/lib/typed-amount';
import { useIntent } from '~/lib/use-intent';
import { Button } from '~/ui/button';
import { FieldError } from '~/ui/field';
import { Modal, ModalHeader } from '~/ui/modal';
import { MoneyField } from '~/ui/money-field';
import { toast } from '~/ui/toast';
import { MAIN, vendorWalletApi, type VendorWallet, type WalletTransfer } from '../api/vendor-wallets.api';

const STALE = [['vendor-wallets'], ['wallet']] as const;
const LEAST = '1.00';

export type TransferWay = 'IN' | 'OUT';

interface TransferDialogProps {
  wallet: VendorWallet;
  way: TransferWay;
  /** What can be moved. */
  most: string;
  onClose: () => void;
}

/** How much, to a vendor's wallet or back from there. */
export function TransferDialog({ wallet, way, most, onClose }: TransferDialogProps) {
  const { t } = useTranslation('vendor-wallets');
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const failureText = useFailureText();
  const [amount, setAmount] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const move = useIntent(
    ({ from, to, amount: sum }: WalletTransfer) => `${from}/${to}/${sum}`,
    vendorWalletApi.transfer,
    STALE,
  );
  const money = (value: string) => formatMoney(value, language, { symbol, short: true });
  const problem = checkAmount(amount, { min: LEAST, max: most });
  // In whole units, as amounts are typed.
  const all = most.replace(/\.\d+$/, '.00');
  const name = wallet.displayName;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!amount || problem) return;
    const ends = way === 'IN' ? { from: MAIN, to: wallet.vassalage } : { from: wallet.vassalage, to: MAIN };
    move.mutate(
      { ...ends, amount },
      {
        onSuccess: ({ status }) => {
          toast(t(`result.${status}`), status === 'DONE' ? 'win' : 'info');
          onClose();
        },
      },
    );
  }

  return (
    <Modal open onClose={onClose} size="dialog">
      <ModalHeader title={t(way === 'IN' ? 'inTitle' : 'outTitle', { name })} />
      <form className="grid gap-4 overflow-y-auto p-5" onSubmit={submit} noValidate>
        <MoneyField
          label={t('amount')}
          placeholder="0"
          value={amount}
          onChange={setAmount}
          symbol={symbol}
          quick={all === '0.00' ? [] : [all]}
          quickLabel={t('all')}
          error={tried && problem ? t(`problem.${problem}`, { most: money(most) }) : undefined}
          help={t('most', { most: money(most) })}
        />
        {move.isError && <FieldError>{failureText(move.error)}</FieldError>}
        <Button type="submit" tone="gold" size="l" block busy={move.isPending}>
          {t('submit')}
        </Button>
      </form>
    </Modal>
  );
}
