import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import type { Approval } from './approvals.api';
import type texts from './locales/vi.json';

/** In words; a kind without a text is shown by its code. */
export function useKindName() {
  const { t } = useTranslation('console-approvals');
  return (kind: string) => t(`kind.${kind as keyof typeof texts.kind}`, { defaultValue: kind });
}

/** For the check of the decision, not for reading. */
const HIDDEN = new Set(['accountId', 'version']);
const MONEY = /^-?\d+\.\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T/;

type Change = Pick<Approval, 'before' | 'after'>;

const namesOf = ({ before, after }: Change): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !HIDDEN.has(name));

/** A value in words, and the name of a value. */
function useValueText() {
  const { t } = useTranslation('console-approvals');
  const language = useLanguage();
  return {
    nameOf: (name: string) => t(`field.${name as keyof typeof texts.field}`, { defaultValue: name }),
    textOf: (value: string | undefined) => {
      if (value === undefined) return '–';
      if (MONEY.test(value)) return formatMoney(value, language);
      if (TIME.test(value)) return formatDateTime(value, language);
      return t(`code.${value as keyof typeof texts.code}`, { defaultValue: value });
    },
  };
}

/** What a proposal would change, in one line. */
export function ChangeLine({ change }: { change: Change }) {
  const { nameOf, textOf } = useValueText();
  const { before, after } = change;
  const names = namesOf(change);
  const same = names.filter((name) => before[name] === after[name]);
  const changed = names.filter((name) => before[name] !== after[name]);
  // What stays says which record it is; only the first says enough.
  const of = same[0] === undefined ? [] : [textOf(after[same[0]])];
  const lines = changed.map((name) => `${nameOf(name)} ${textOf(before[name])} → ${textOf(after[name])}`);
  return <span className="num wrap-anywhere">{[...of, ...lines].join(' · ')}</span>;
}

/** What would change, each value before and after. */
export function Values({ approval }: { approval: Approval }) {
  const { t } = useTranslation('console-approvals');
  const { nameOf, textOf } = useValueText();
  const { before, after } = approval;
  const names = namesOf(approval);
  if (names.length === 0) return null;
  return (
    <table className="w-full max-w-[60rem] text-left text-13">
      <thead className="text-12 text-muted">
        <tr>
          <th className="py-1 font-normal">{t('value')}</th>
          <th className="py-1 font-normal">{t('before')}</th>
          <th className="py-1 font-normal">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name} className="border-t border-hairline align-top">
            <th scope="row" className="py-1 pr-4 font-normal text-muted">
              {nameOf(name)}
            </th>
            <td className="num py-1 pr-4 break-all">{textOf(before[name])}</td>
            <td className="num py-1 font-bold break-all">{textOf(after[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
