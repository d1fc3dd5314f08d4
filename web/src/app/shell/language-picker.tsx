import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { changeLanguage, useLanguage } from '~/lib/i18n';
import { asLanguage, languageCode, languageName, LANGUAGES, languageTag } from '~/lib/language';

/** A styled native select, so phones show their own picker. Each language is named in itself. */
export function LanguagePicker({ full = false, short = false }: { full?: boolean; short?: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <label className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-2.5 text-muted focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-gold hover:bg-card hover:text-text">
      <Icon name="globe" size={18} />
      <span aria-hidden="true" className={full ? '' : short ? 'hidden' : 'max-xl:hidden'}>
        {languageName(language)}
      </span>
      {!full && (
        <span aria-hidden="true" className={short ? undefined : 'xl:hidden'}>
          {languageCode(language)}
        </span>
      )}
      <select
        aria-label={t('language')}
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
        value={language}
        onChange={(event) => void changeLanguage(asLanguage(event.target.value))}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={languageTag(code)} className="bg-card text-text">
            {languageName(code)}
          </option>
        ))}
      </select>
    </label>
  );
}
