import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '~/lib/format';
import { LANGUAGES, localName } from '~/lib/language';
import { LanguageTabs, type TextLanguage } from './texts-form';
import type { PromotionDraft } from './promotions.api';

interface PromotionPreviewProps {
  draft: PromotionDraft;
  language: TextLanguage;
  onLanguage: (language: TextLanguage) => void;
}

/** As members of that language will read it, with the same fallback as on the site. */
export function PromotionPreview({ draft, language, onLanguage }: PromotionPreviewProps) {
  const { t } = useTranslation('console-promotions');
  const { title, summary, terms, startsAt, endsAt, rollover, budget, stock } = draft;
  const isWritten = (each: TextLanguage) => (title[each] ?? '').trim() !== '';
  return (
    <section aria-label={t('preview')} className="grid content-start gap-3 xl:sticky xl:top-0">
      <h2 className="text-16">{t('preview')}</h2>
      <LanguageTabs {...{ language, onLanguage, isWritten }} />
      <article
        lang={isWritten(language) ? language : 'en'}
        className="grid gap-3 rounded-md border border-line bg-card p-4"
      >
        <p className="text-12 text-gold">{t(`category.${draft.category}`)}</p>
        <h3 className="text-18">{localName(title, language) || '…'}</h3>
        <p className="text-muted">{localName(summary, language) || '…'}</p>
        <dl className="grid gap-1 text-13">
          <Line
            name={t('period')}
            value={`${formatDateTime(startsAt, language)} – ${endsAt ? formatDateTime(endsAt, language) : '∞'}`}
          />
          <Line name={t('rolloverLabel')} value={`× ${rollover.multiplier}`} />
          {budget && <Line name={t('budget')} value={formatMoney(budget, language)} />}
          {stock !== undefined && <Line name={t('stock')} value={String(stock)} />}
        </dl>
        <p className="text-13 whitespace-pre-line text-soft">{localName(terms, language) || '…'}</p>
      </article>
      <p className="text-12 text-muted">
        {t('languagesWritten', { n: LANGUAGES.filter(isWritten).length, all: LANGUAGES.length })}
      </p>
    </section>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="num text-right">{value}</dd>
    </div>
  );
}
