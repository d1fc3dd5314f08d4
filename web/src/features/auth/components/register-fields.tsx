import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegister, UseFormSetValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { IconName } from '~/art/icon';
import { useMinimumAge, type FieldRule } from '~/features/system';
import { birthdayAtAge } from '~/lib/brand-time';
import { serverNow } from '~/lib/clock';
import { Button } from '~/ui/button';
import { PasswordField, TextField } from '~/ui/field';
import type { CountryChoice } from '../hooks/use-country';
import { usePhoneRule } from '../hooks/use-phone-rule';
import {
  checkField,
  fillBounds,
  isRequired,
  withoutAccents,
  type FormShape,
  type RegisterField,
} from '../model/field-rules';
import type { RegisterValues } from '../model/register-payload';
import { PhoneField } from './deferred-fields';
import { PasswordRules } from './password-rules';

const ICONS: Partial<Record<RegisterField, IconName>> = {
  username: 'user',
  email: 'mail',
  birthday: 'gift',
  nickname: 'user',
  referralCode: 'gift',
  affiliateCode: 'users',
};
const AUTOCOMPLETE: Partial<Record<RegisterField, string>> = {
  username: 'username',
  email: 'email',
  payeeName: 'name',
  birthday: 'bday',
  nickname: 'nickname',
};
const PATTERN_IDS: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]);
type PatternId = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12;

export interface RegisterFieldsProps {
  shape: FormShape;
  fields: readonly RegisterField[];
  rules: Record<string, FieldRule>;
  values: RegisterValues;
  errors: FieldErrors<RegisterValues>;
  register: UseFormRegister<RegisterValues>;
  setValue: UseFormSetValue<RegisterValues>;
  choice: CountryChoice;
  /** The code field next to the number. */
  code?: ReactNode;
}

/** What a rule asks for, in words: reg_pattern_{patternId} with its bounds (specification 5.1). */
export function useRuleText() {
  const { t } = useTranslation('auth');
  return (rule: FieldRule | undefined) => {
    const id = rule?.patternId ?? 0;
    const text = t(`reg_pattern_${(PATTERN_IDS.has(id) ? id : 0) as PatternId}`);
    return fillBounds(text, rule?.minLength, rule?.maxLength);
  };
}

export function RegisterFields(props: RegisterFieldsProps) {
  const { shape, fields, rules, values, errors, register, setValue, choice, code } = props;
  const { t } = useTranslation('auth');
  const ruleText = useRuleText();
  const phoneRule = usePhoneRule(choice.country, {
    required: isRequired('mobileNum', rules['mobileNum'], shape),
  });

  const age = useMinimumAge();
  const latestBirthday = birthdayAtAge(age, serverNow());

  function validate(field: RegisterField) {
    return (value: string | undefined): true | string => {
      if (field === 'mobileNum') return phoneRule(value);
      if (field === 'birthday' && value && value > latestBirthday) return t('register.tooYoung', { age });
      const problem = checkField(field, value ?? '', rules[field], shape);
      if (problem) return problem === 'required' ? t('register.required') : ruleText(rules[field]);
      return true;
    };
  }

  /** The password, and a number with its code, take a row of their own; the others share rows of two. */
  const isWide = (field: RegisterField) =>
    field === 'password' || (field === 'mobileNum' && code !== undefined);
  /** A field without a neighbour in its row of two takes the whole row. */
  function alone(index: number): boolean {
    const from = fields.findLastIndex((field, i) => i < index && isWide(field)) + 1;
    const next = fields.findIndex((field, i) => i > index && isWide(field));
    const to = next === -1 ? fields.length : next;
    return (to - from) % 2 === 1 && index === (from === 0 ? from : to - 1);
  }

  function control(field: RegisterField) {
    const value = values[field] ?? '';
    const required = isRequired(field, rules[field], shape);
    const common = {
      label: required ? t(`field.${field}`) : t('register.optional', { field: t(`field.${field}`) }),
      required,
      error: errors[field]?.message,
      ...register(field, { validate: validate(field) }),
    };
    if (field === 'password') {
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <PasswordField
            {...common}
            icon="lock"
            autoComplete="new-password"
            valid={checkField(field, value, rules[field], shape) === null}
          />
          {/* On phones the rules stand under the field they speak of. */}
          <div className="max-sm:order-last">
            <PasswordField
              label={t('field.confirmPassword')}
              icon="lock"
              autoComplete="new-password"
              required
              error={errors.confirmPassword?.message}
              {...register('confirmPassword', {
                validate: (again, all) => again === all.password || t('register.mismatch'),
              })}
            />
          </div>
          <div className="sm:col-span-2">
            <PasswordRules value={value} rule={rules[field]} />
          </div>
        </div>
      );
    }
    if (field === 'paymentPassword') {
      return <PasswordField {...common} icon="shield" inputMode="numeric" autoComplete="off" />;
    }
    if (field === 'mobileNum') {
      const { label, error, required: _required, ...input } = common;
      const number = (
        <PhoneField choice={choice} label={label} required={required} error={error} input={input} />
      );
      return code === undefined ? (
        number
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          {number}
          {code}
        </div>
      );
    }
    if (field === 'birthday') {
      return (
        <TextField
          {...common}
          type="date"
          min="1900-01-01"
          max={latestBirthday}
          icon={ICONS[field]}
          autoComplete="bday"
          help={t('register.ageHelp', { age })}
          valid={value !== '' && value <= latestBirthday}
        />
      );
    }
    return (
      <TextField
        {...common}
        icon={ICONS[field]}
        autoComplete={AUTOCOMPLETE[field] ?? 'off'}
        autoCapitalize="off"
        spellCheck={false}
        valid={value !== '' && checkField(field, value, rules[field]) === null}
        after={
          field === 'payeeName' && value !== '' && withoutAccents(value) !== value ? (
            <Button
              tone="text"
              size="s"
              onClick={() => setValue('payeeName', withoutAccents(value), { shouldValidate: true })}
            >
              {t('register.dropAccents')}
            </Button>
          ) : undefined
        }
      />
    );
  }

  return fields.map((field, index) => (
    <div key={field} className={isWide(field) || alone(index) ? 'sm:col-span-2' : undefined}>
      {control(field)}
    </div>
  ));
}
