import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useFailureText } from '~/lib/failure';
import { formatCount } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { useCopy } from '~/ui/copy';
import { FieldError } from '~/ui/field';
import { Fact } from '../../ui/fact';
import { NumberInput } from '../../ui/fields';
import { primaryButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { LedgerFrame } from './ledger-frame';
import { BLOCKS_PER_CALL, ledgerQueries } from './ledger.api';
import { useSealCheck, type SealCheck } from './use-seal-check';
import { Verdict } from './verdict';

/** The newest seal, and whether the postings are as they were when they were sealed. */
export function Seal() {
  const { t } = useTranslation(['console-ledger', 'console']);
  const language = useLanguage();
  const query = useQuery(ledgerQueries.seal());
  const { data } = query;
  return (
    <LedgerFrame
      note={data && t('blocks', { count: data.block, n: formatCount(data.block, language) })}
      tools={
        <button type="button" className={smallButton} onClick={() => void query.refetch()}>
          {t('console:list.refresh')}
        </button>
      }
    >
      <span />
      <div className="overflow-y-auto border-t border-line p-4">
        <ListStates query={query} isEmpty={data?.block === 0} empty={t('empty.seal')}>
          {data && (
            <div className="grid max-w-[96ch] gap-6">
              <section className="grid gap-2">
                <h2 className="text-16">{t('newestSeal')}</h2>
                <dl className="grid gap-x-6 gap-y-1.5 md:grid-cols-2">
                  <Fact name={t('block')}>{formatCount(data.block, language)}</Fact>
                  <Fact name={t('throughPosting')}>
                    <span className="break-all select-all">{data.throughId}</span>
                  </Fact>
                  <Fact name={t('hash')} wide>
                    <span className="flex flex-wrap items-center gap-x-2">
                      <code className="break-all select-all">{data.hash}</code>
                      <CopyHash hash={data.hash} />
                    </span>
                  </Fact>
                </dl>
                <p className="text-13 text-muted">{t('hashHelp')}</p>
              </section>
              <Check newest={data.block} />
            </div>
          )}
        </ListStates>
      </div>
    </LedgerFrame>
  );
}

function CopyHash({ hash }: { hash: string }) {
  const { t } = useTranslation(['console-ledger', 'common']);
  const { copied, copy } = useCopy();
  return (
    <button
      type="button"
      className={smallButton}
      aria-label={`${t('common:copy')}: ${t('hash')}`}
      onClick={() => void copy(hash)}
    >
      <Icon name={copied ? 'check' : 'copy'} size={16} />
      <span aria-live="polite">{t(copied ? 'common:copied' : 'common:copy')}</span>
    </button>
  );
}

function Check({ newest }: { newest: number }) {
  const { t } = useTranslation(['console-ledger', 'console']);
  const failureText = useFailureText();
  const { check, run, stop } = useSealCheck();
  const [from, setFrom] = useState<number | undefined>(Math.max(1, newest - BLOCKS_PER_CALL + 1));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run.mutate(from ?? 1);
  };
  return (
    <section className="grid gap-3">
      <h2 className="text-16">{t('check')}</h2>
      <p className="text-13 text-muted">{t('checkHelp')}</p>
      <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
        <div className="w-40">
          <NumberInput label={t('fromBlock')} min={1} max={newest} value={from} onChange={setFrom} />
        </div>
        <button type="submit" disabled={run.isPending} className={classNames(smallButton, primaryButton)}>
          {t('checkRun')}
        </button>
        {run.isPending ? (
          <button type="button" className={smallButton} onClick={stop}>
            {t('checkStop')}
          </button>
        ) : (
          <button
            type="button"
            className={smallButton}
            onClick={() => {
              setFrom(1);
              run.mutate(1);
            }}
          >
            {t('checkAll')}
          </button>
        )}
      </form>
      <div aria-live="polite" className="grid gap-2">
        {check && <CheckResult check={check} isRunning={run.isPending} />}
        {run.isError && <FieldError>{failureText(run.error)}</FieldError>}
      </div>
    </section>
  );
}

function CheckResult({ check, isRunning }: { check: SealCheck; isRunning: boolean }) {
  const { t } = useTranslation('console-ledger');
  const language = useLanguage();
  const { from, through, head, postings, bad, isWhole } = check;
  const n = (value: number) => formatCount(value, language);
  if (bad)
    return (
      <>
        <Verdict good={false} text={t(`damage.${bad.damage}`, { block: n(bad.block) })} />
        {bad.postingId && (
          <p className="text-13">
            {t('posting')}: <span className="num break-all select-all">{bad.postingId}</span>
          </p>
        )}
        <p className="text-13 text-muted">{t('damageNext')}</p>
      </>
    );
  if (isWhole)
    return <Verdict good text={t('sound', { from: n(from), through: n(through), postings: n(postings) })} />;
  return (
    <p className="text-13 text-muted">
      {t(isRunning ? 'checking' : 'checkStopped', { through: n(through), head: n(head) })}
    </p>
  );
}
