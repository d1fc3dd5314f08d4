import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode, useFailureText } from '~/lib/failure';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { toast } from '~/ui/toast';
import { inputClass, Labelled, TextInput } from '../../ui/fields';
import { smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ReasonDialog } from '../../ui/reason-dialog';
import { useOperatorName } from '../../ui/use-operator-name';
import { memberQueries, setLabels, type LabelsChange, type MemberLabels } from './members.api';

type Label = LabelsChange['labels'][number];

const MOST = 20;

interface LabelsProps {
  memberId: string;
}

/** The labels that the member carries and reads in the account, and who changed them. */
export function Labels({ memberId }: LabelsProps) {
  const { t } = useTranslation('console-members');
  const language = useLanguage();
  const nameOf = useOperatorName();
  const query = useQuery(memberQueries.labels(memberId));
  const [edited, setEdited] = useState<MemberLabels | null>(null);
  const { data } = query;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-14">{t('labels.title')}</h2>
        {data && (
          <button type="button" className={smallButton} onClick={() => setEdited(data)}>
            {t('labels.edit')}
          </button>
        )}
      </div>
      {hasCode(query.error, 'MEMBER_NOT_FOUND') ? (
        <p className="text-13 text-muted">{t('labels.unknown')}</p>
      ) : (
        <ListStates query={query} isEmpty={false} empty="">
          {data?.labels.length === 0 && <p className="text-13 text-muted">{t('labels.none')}</p>}
          <ul className="flex flex-wrap gap-1.5 py-1 text-13" aria-label={t('labels.title')}>
            {data?.labels.map(({ code, labelName }) => (
              <li
                key={code}
                title={code}
                className="max-w-full rounded-sm border border-line bg-card px-2 py-0.5 wrap-anywhere"
              >
                {localName(labelName, language)}
              </li>
            ))}
          </ul>
          <ol className="grid gap-1 text-13" aria-label={t('labels.changes')}>
            {data?.changes.map(({ at, labels, changedBy, reason }) => (
              <li key={at} className="wrap-anywhere">
                <span className="num text-subtle">{formatDateTime(at, language)}</span>{' '}
                <b>{labels.map(({ labelName }) => localName(labelName, language)).join(', ') || '–'}</b>
                {` · ${nameOf(changedBy)} · ${reason}`}
              </li>
            ))}
          </ol>
        </ListStates>
      )}
      {edited && <LabelsDialog memberId={memberId} found={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

const codeOf = (typed: string) => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_');

function LabelsDialog({
  memberId,
  found,
  onClose,
}: LabelsProps & { found: MemberLabels; onClose: () => void }) {
  const { t } = useTranslation('console-members');
  const client = useQueryClient();
  const failureText = useFailureText();
  const [rows, setRows] = useState(() =>
    found.labels.map(({ code, labelName: { vi, en } }, key) => ({ key, code, labelName: { vi, en } })),
  );
  const [nextKey, setNextKey] = useState(found.labels.length);
  const save = useMutation({
    mutationFn: setLabels,
    onSuccess: () => {
      toast(t('labels.saved'), 'win');
      onClose();
    },
    // Also after a refusal: another operator may have been first.
    onSettled: () => client.invalidateQueries({ queryKey: memberQueries.labels(memberId).queryKey }),
  });
  const change = (key: number, to: Partial<Label>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...to } : row)));
  const add = () => {
    setRows([...rows, { key: nextKey, code: '', labelName: { vi: '', en: '' } }]);
    setNextKey(nextKey + 1);
  };
  return (
    <ReasonDialog
      title={t('labels.edit')}
      wide
      error={save.isError ? failureText(save.error) : null}
      busy={save.isPending}
      onClose={onClose}
      onConfirm={(reason) =>
        save.mutate({
          ...{ memberId, reason, version: found.version },
          labels: rows.map(({ code, labelName: { vi, en } }) => ({
            ...{ code, labelName: { vi: vi.trim(), en: en.trim() } },
          })),
        })
      }
    >
      <p className="text-13 text-muted">{t('labels.effect')}</p>
      {rows.length === 0 && <p className="text-13">{t('labels.noneLeft')}</p>}
      <ul className="-mx-1 grid max-h-[40dvh] gap-3 overflow-y-auto p-1">
        {rows.map(({ key, code, labelName }) => (
          <li key={key} className="grid items-end gap-2 sm:grid-cols-[10rem_1fr_1fr_auto]">
            <Labelled label={t('labels.code')}>
              {(id) => (
                <input
                  id={id}
                  className={inputClass}
                  required
                  maxLength={32}
                  pattern="[A-Z][A-Z0-9_]*"
                  title={t('labels.codeHelp')}
                  value={code}
                  onChange={(event) => change(key, { code: codeOf(event.target.value) })}
                />
              )}
            </Labelled>
            <TextInput
              label={t('labels.vi')}
              most={64}
              value={labelName.vi}
              onChange={(vi) => change(key, { labelName: { ...labelName, vi } })}
            />
            <TextInput
              label={t('labels.en')}
              most={64}
              value={labelName.en}
              onChange={(en) => change(key, { labelName: { ...labelName, en } })}
            />
            <button
              type="button"
              className={smallButton}
              aria-label={`${t('labels.remove')}: ${code}`}
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
            >
              {t('labels.remove')}
            </button>
          </li>
        ))}
      </ul>
      {rows.length < MOST && (
        <button type="button" className={`${smallButton} justify-self-start`} onClick={add}>
          {t('labels.add')}
        </button>
      )}
    </ReasonDialog>
  );
}
