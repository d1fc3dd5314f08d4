import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localStore } from '~/lib/storage';
import { Button } from '~/ui/button';
import { Tag } from '~/ui/chip';

/** Specification 9. */
export const ADULT_AGE = 18;
const KNOWN = 'adult';

/** Says once to each browser for whom this site is. It moves nothing and covers nothing. */
export function AgeNotice() {
  const { t } = useTranslation();
  const [known, setKnown] = useState(() => localStore.get(KNOWN) === '1');
  if (known) return null;
  return (
    <section aria-label={t('age.label')} className="border-b border-hairline bg-panel">
      <div className="wrap flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-13">
        <Tag tone="gold">{ADULT_AGE}+</Tag>
        <p className="min-w-0 flex-[1_1_16rem] text-muted">{t('age.text', { age: ADULT_AGE })}</p>
        <Button
          size="s"
          onClick={() => {
            localStore.set(KNOWN, '1');
            setKnown(true);
          }}
        >
          {t('age.yes', { age: ADULT_AGE })}
        </Button>
      </div>
    </section>
  );
}
