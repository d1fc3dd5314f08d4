import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { ApiError } from '~/lib/http';
import { FieldError } from '~/ui/field';
import { toast } from '~/ui/toast';
import { primaryButton, smallButton } from '../../ui/list-head';
import { draftOf, newDraft } from './draft';
import { ChoiceInput } from '../../ui/fields';
import { FormulaForm } from './formula-form';
import { FORMULAS, KINDS } from './formulas';
import { PromotionPreview } from './promotion-preview';
import { addPromotion, changePromotion, promotionQueries, type OpsPromotion } from './promotions.api';
import { TermsForm } from './terms-form';
import { TextsForm, type TextLanguage } from './texts-form';

interface PromotionEditorProps {
  /** Absent: a new one. */
  promotion?: OpsPromotion;
  onDone: (id: string | null) => void;
}

/** Definition on the left, what members will see on the right. A new promotion is saved as a draft. */
export function PromotionEditor({ promotion, onDone }: PromotionEditorProps) {
  const { t } = useTranslation(['console-promotions', 'console']);
  const client = useQueryClient();
  const failureText = useFailureText();
  const [draft, setDraft] = useState(() =>
    promotion ? draftOf(promotion) : newDraft('FIRST_DEPOSIT', new Date()),
  );
  const [language, setLanguage] = useState<TextLanguage>('vi');
  const save = useMutation({
    mutationFn: () =>
      promotion ? changePromotion(promotion.id, promotion.version, draft) : addPromotion(draft),
    onSuccess: async ({ id }) => {
      toast(t('saved'), 'win');
      await client.invalidateQueries({ queryKey: promotionQueries.all });
      onDone(id);
    },
  });
  const wrong = save.error instanceof ApiError ? wrongFields(save.error.value) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form
      aria-label={t(promotion ? 'edit' : 'new')}
      className="grid gap-6 overflow-auto p-4 xl:grid-cols-[minmax(0,1fr)_360px]"
      onSubmit={submit}
    >
      <div className="grid content-start gap-5">
        {!promotion && (
          <ChoiceInput
            label={t('kindLabel')}
            value={draft.kind}
            options={KINDS.map((kind) => [kind, t(`kind.${kind}`)])}
            onChange={(kind) =>
              setDraft({
                ...draft,
                kind,
                formula: FORMULAS[kind].initial as typeof draft.formula,
              })
            }
          />
        )}
        <TextsForm {...{ draft, language }} onChange={setDraft} onLanguage={setLanguage} />
        <fieldset className="grid gap-2 border-t border-line pt-4">
          <legend className="float-left w-full pb-2 text-16">{t('formula')}</legend>
          <FormulaForm
            key={draft.kind}
            fields={FORMULAS[draft.kind].fields}
            value={draft.formula as Record<string, unknown>}
            onChange={(formula) => setDraft({ ...draft, formula: formula as typeof draft.formula })}
          />
        </fieldset>
        <TermsForm draft={draft} onChange={setDraft} />
        {save.isError && (
          <FieldError>
            {failureText(save.error)}
            {wrong.length > 0 && ` (${wrong.join(', ')})`}
          </FieldError>
        )}
        <div className="flex flex-wrap gap-2">
          <button type="submit" disabled={save.isPending} className={`${smallButton} ${primaryButton}`}>
            {t(promotion ? 'save' : 'saveDraft')}
          </button>
          <button type="button" className={smallButton} onClick={() => onDone(promotion?.id ?? null)}>
            {t('console:list.cancel')}
          </button>
        </div>
      </div>
      <PromotionPreview {...{ draft, language }} onLanguage={setLanguage} />
    </form>
  );
}

function wrongFields(value: unknown): string[] {
  const wrong = (value as { wrong?: unknown } | undefined)?.wrong;
  return Array.isArray(wrong) ? wrong.map(String) : [];
}
