import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useMember } from '~/features/session';
import { Button } from '~/ui/button';
import { useCopy } from '~/ui/copy';
import { CheckField } from '~/ui/field';

/** Ten codes, shown once, to copy or download before continuing. */
export function RecoveryCodesCard({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const account = useMember()?.account ?? '';
  const { copied, copy } = useCopy();
  const [kept, setKept] = useState(false);
  const text = codes.join('\n');
  const brand = t('common:brand');

  function download(): void {
    const head = t('account:codes.fileHead', { brand, account });
    const url = URL.createObjectURL(new Blob([`${head}\n\n${text}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = t('account:codes.fileName');
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <section
      className="surface grid max-w-[560px] grid-cols-1 content-start gap-4 p-5 sm:p-6"
      aria-labelledby="codes-title"
    >
      <div className="grid gap-1.5">
        <h3 id="codes-title" className="text-18">
          {t('account:codes.shown')}
        </h3>
        <p className="text-13 text-muted">{t('account:codes.keep')}</p>
      </div>
      <div className="@container">
        <ol data-testid="recovery-codes" className="well num grid gap-x-6 gap-y-1 p-4 @md:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="py-0.5 text-16 font-medium tracking-wide whitespace-nowrap">
              {code}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button className="flex-[1_1_9rem]" onClick={() => void copy(text)}>
          <Icon name={copied ? 'check' : 'copy'} size={18} />
          <span aria-live="polite">{t(copied ? 'common:copied' : 'account:codes.copyAll')}</span>
        </Button>
        <Button className="flex-[1_1_9rem]" onClick={download}>
          <Icon name="download" size={18} />
          {t('account:codes.download')}
        </Button>
      </div>
      <CheckField checked={kept} onChange={(event) => setKept(event.target.checked)}>
        {t('account:codes.kept')}
      </CheckField>
      <Button tone="gold" size="l" block disabled={!kept} onClick={onDone}>
        {t('account:codes.done')}
      </Button>
    </section>
  );
}
