import { useTranslation } from 'react-i18next';
import { fromLocalInput, localInput } from './draft';
import {
  CheckInput,
  ChoiceInput,
  inputClass,
  Labelled,
  MoneyInput,
  NumberInput,
  TextInput,
} from '../../ui/fields';
import { GamesField } from './formula-form';
import type { PromotionDraft } from './promotions.api';

const CATEGORIES = [
  ...(['special', 'sport', 'live', 'rng', 'pvp', 'fish', 'lotto'] as const),
  ...(['rebate', 'points', 'rank', 'deposit', 'download', 'newPlayer'] as const),
] as const;

interface TermsFormProps {
  draft: PromotionDraft;
  onChange: (draft: PromotionDraft) => void;
}

/** When, for whom, how often, and what a reward asks for. */
export function TermsForm({ draft, onChange }: TermsFormProps) {
  const { t } = useTranslation('console-promotions');
  /** What is undefined is left out. */
  const set = <K extends keyof PromotionDraft>(key: K, value: PromotionDraft[K] | undefined) => {
    const { [key]: _before, ...rest } = draft;
    onChange((value === undefined ? rest : { ...rest, [key]: value }) as PromotionDraft);
  };
  const { audience, rollover } = draft;
  const setAudience = (change: Partial<typeof audience>) =>
    set('audience', present({ ...audience, ...change }));
  const setRollover = (change: Partial<typeof rollover>) =>
    set('rollover', present({ ...rollover, ...change }));
  return (
    <>
      <fieldset className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2">
        <legend className="float-left w-full pb-2 text-16 sm:col-span-2">{t('when')}</legend>
        <ChoiceInput
          label={t('categoryLabel')}
          value={draft.category}
          options={CATEGORIES.map((category) => [category, t(`category.${category}`)])}
          onChange={(category) => set('category', category)}
        />
        <ChoiceInput
          label={t('claimModeLabel')}
          value={draft.claimMode}
          options={(['MANUAL', 'AUTO', 'REVIEW'] as const).map((mode) => [mode, t(`claimMode.${mode}`)])}
          onChange={(mode) => set('claimMode', mode)}
        />
        {(['startsAt', 'endsAt'] as const).map((key) => (
          <Labelled key={key} label={t(key)}>
            {(id) => (
              <input
                id={id}
                type="datetime-local"
                className={inputClass}
                required={key === 'startsAt'}
                value={localInput(draft[key])}
                onChange={(event) => set(key, fromLocalInput(event.target.value))}
              />
            )}
          </Labelled>
        ))}
        <NumberInput
          label={t('claimDays')}
          max={366}
          value={draft.claimDays}
          onChange={(days) => set('claimDays', days ?? 0)}
        />
        <NumberInput label={t('rank')} required={false} value={draft.rank} onChange={(n) => set('rank', n)} />
      </fieldset>
      <fieldset className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2">
        <legend className="float-left w-full pb-2 text-16 sm:col-span-2">{t('limits')}</legend>
        <MoneyInput
          label={t('budget')}
          required={false}
          value={draft.budget ?? ''}
          onChange={(budget) => set('budget', budget || undefined)}
        />
        <NumberInput
          label={t('stock')}
          required={false}
          value={draft.stock}
          onChange={(n) => set('stock', n)}
        />
        <NumberInput
          label={t('perDay')}
          required={false}
          min={1}
          value={draft.perDay}
          onChange={(n) => set('perDay', n)}
        />
        <NumberInput
          label={t('perMember')}
          required={false}
          min={1}
          value={draft.perMember}
          onChange={(n) => set('perMember', n)}
        />
        <TextInput
          label={t('exclusiveGroup')}
          required={false}
          most={32}
          value={draft.exclusiveGroup ?? ''}
          onChange={(group) => set('exclusiveGroup', group || undefined)}
        />
        <div>
          <CheckInput
            label={t('strict')}
            value={draft.strict ?? false}
            onChange={(strict) => set('strict', strict)}
          />
          <CheckInput
            label={t('reapply')}
            value={draft.reapply ?? false}
            onChange={(reapply) => set('reapply', reapply)}
          />
        </div>
      </fieldset>
      <fieldset className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2">
        <legend className="float-left w-full pb-2 text-16 sm:col-span-2">{t('audience')}</legend>
        <NumberInput
          label={t('minLevel')}
          required={false}
          value={audience.minLevel}
          onChange={(minLevel) => setAudience({ minLevel })}
        />
        <NumberInput
          label={t('maxLevel')}
          required={false}
          value={audience.maxLevel}
          onChange={(maxLevel) => setAudience({ maxLevel })}
        />
        <NumberInput
          label={t('registeredWithinDays')}
          required={false}
          min={1}
          value={audience.registeredWithinDays}
          onChange={(registeredWithinDays) => setAudience({ registeredWithinDays })}
        />
        <CheckInput
          label={t('bonusContact')}
          value={audience.bonusContact ?? false}
          onChange={(on) => setAudience({ bonusContact: on || undefined })}
        />
      </fieldset>
      <fieldset className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2">
        <legend className="float-left w-full pb-2 text-16 sm:col-span-2">{t('rolloverLabel')}</legend>
        <ChoiceInput
          label={t('rolloverMode')}
          value={rollover.mode}
          options={(['BONUS', 'DEPOSIT_BONUS', 'DEPOSIT_BONUS_PLUS'] as const).map((mode) => [
            mode,
            t(`mode.${mode}`),
          ])}
          onChange={(mode) => setRollover({ mode })}
        />
        <NumberInput
          label={t('multiplier')}
          max={999}
          step={0.01}
          value={Number(rollover.multiplier)}
          onChange={(times) => setRollover({ multiplier: String(times ?? 0) })}
        />
        <NumberInput
          label={t('expiryDays')}
          required={false}
          min={1}
          max={366}
          value={rollover.expiryDays}
          onChange={(expiryDays) => setRollover({ expiryDays })}
        />
        <NumberInput
          label={t('maxCashOutTimes')}
          required={false}
          min={1}
          value={rollover.maxCashOutTimes}
          onChange={(maxCashOutTimes) => setRollover({ maxCashOutTimes })}
        />
        <MoneyInput
          label={t('maxBet')}
          required={false}
          value={rollover.maxBet ?? ''}
          onChange={(maxBet) => setRollover({ maxBet: maxBet === '' ? undefined : maxBet })}
        />
        <GamesField
          label={t('countedGames')}
          value={rollover.categories ?? []}
          onChange={(categories) =>
            setRollover({ categories: categories as typeof rollover.categories | undefined })
          }
        />
      </fieldset>
    </>
  );
}

const present = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined)) as T;
