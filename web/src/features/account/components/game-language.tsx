import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseGameLanguage, chosenGameLanguage, GAME_LANGUAGES } from '~/lib/game-language';
import { SelectField } from '~/ui/field';
import { toast } from '~/ui/toast';

/** In which language games open in this browser, whatever the site's own is. */
export function GameLanguage() {
  const { t } = useTranslation('account');
  const [chosen, setChosen] = useState(chosenGameLanguage);
  return (
    <section className="surface grid content-start gap-3 p-5 sm:p-6">
      <SelectField
        label={t('profile.gameLanguage')}
        aria-describedby="game-language-help"
        value={chosen}
        onChange={({ target }) => {
          chooseGameLanguage(target.value);
          setChosen(target.value);
          toast(t('profile.done'), 'win');
        }}
      >
        <option value="">{t('profile.gameLanguageSite')}</option>
        {GAME_LANGUAGES.map(({ code, name, tag }) => (
          <option key={code} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </SelectField>
      <p id="game-language-help" className="text-13 text-muted">
        {t('profile.gameLanguageHelp')}
      </p>
    </section>
  );
}
