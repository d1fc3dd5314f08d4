import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '~/lib/language';
import { classNames } from '~/ui/class-names';
import { smallButton } from '../../ui/list-head';
import { TextInput } from '../../ui/fields';
import type { PromotionDraft } from './promotions.api';

export type TextLanguage = (typeof LANGUAGES)[number];
/** The other languages fall back to English where nothing is written. */
const NEEDED: ReadonlySet<TextLanguage> = new Set(['vi', 'en']);
const PARTS = ['title', 'summary', 'terms'] as const;

const written = (draft: PromotionDraft, language: TextLanguage): boolean =>
  PARTS.every((part) => (draft[part][language] ?? '').trim() !== '');

export function LanguageTabs({
  language,
  onLanguage,
  isWritten,
}: {
  language: TextLanguage;
  onLanguage: (language: TextLanguage) => void;
  isWritten: (language: TextLanguage) => boolean;
}) {
  const { t } = useTranslation('console-promotions');
  return (
    <div className="flex flex-wrap gap-1" role="group" aria-label={t('language')}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === language}
          className={classNames(smallButton, 'uppercase', each === language && 'border-info! bg-raised')}
          onClick={() => onLanguage(each)}
        >
          {each}
          {!isWritten(each) && NEEDED.has(each) && (
            <span className="text-loss" title={t('missing')}>
              ·
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

interface TextsFormProps {
  draft: PromotionDraft;
  language: TextLanguage;
  onChange: (draft: PromotionDraft) => void;
  onLanguage: (language: TextLanguage) => void;
}

/** Title, summary and terms in one language at a time; Vietnamese and English are needed. */
export function TextsForm({ draft, language, onChange, onLanguage }: TextsFormProps) {
  const { t } = useTranslation('console-promotions');
  return (
    <fieldset className="grid gap-3">
      <legend className="float-left w-full pb-2 text-16">{t('texts')}</legend>
      <LanguageTabs {...{ language, onLanguage }} isWritten={(each) => written(draft, each)} />
      {PARTS.map((part) => (
        <TextInput
          key={`${part} ${language}`}
          label={`${t(`text.${part}`)} (${language.toUpperCase()})`}
          lines={{ title: 1, summary: 2, terms: 6 }[part]}
          most={part === 'title' ? 120 : 5000}
          required={NEEDED.has(language)}
          value={draft[part][language] ?? ''}
          onChange={(typed) => {
            const { [language]: _before, ...others } = draft[part] as Record<string, string>;
            const kept = typed === '' && !NEEDED.has(language) ? others : { ...others, [language]: typed };
            onChange({ ...draft, [part]: kept });
          }}
        />
      ))}
    </fieldset>
  );
}
