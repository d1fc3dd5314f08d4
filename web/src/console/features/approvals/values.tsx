import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import type { Approval } from './approvals.api';
import type texts from './locales/vi.json';

/** In words; a kind without a text is shown by its code. */
export function useKindName() {
  const { t } = useTranslation('console-approvals');
  return (kind: string) => t(`kind.${kind as keyof typeof texts.kind}`, { defaultValue: kind });
}

/** What would change, each value before and after. */
export function Values({ approval: { before, after } }: { approval: Approval }) {
  const { t } = useTranslation('console-approvals');
  const language = useLanguage();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => name !== 'accountId',
  );
  const shown = (value: string | undefined) =>
    value !== undefined && /^-?\d+\.\d{2}$/.test(value) ? formatMoney(value, language) : (value ?? '–');
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
              {t(`field.${name as keyof typeof texts.field}`, { defaultValue: name })}
            </th>
            <td className="num py-1 pr-4 break-all">{shown(before[name])}</td>
            <td className="num py-1 font-bold break-all">{shown(after[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
