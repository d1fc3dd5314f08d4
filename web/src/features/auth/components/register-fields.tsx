import type { FieldErrors, UseFormRegister, UseFormSetValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { IconName } from '~/art/icon';
import type { Country, FieldRule } from '~/features/system';
import { Button } from '~/ui/button';
import { PasswordField, TextField } from '~/ui/field';
import { checkField, fillBounds, isRequired, withoutAccents, type RegisterField } from '../model/field-rules';
import type { RegisterValues } from '../model/register-payload';
import { PasswordRules } from './password-rules';

const ICONS: Partial<Record<RegisterField, IconName>> = {
  username: 'user',
  email: 'mail',
  referralCode: 'gift',
  affiliateCode: 'users',
};
const AUTOCOMPLETE: Partial<Record<RegisterField, string>> = {
  username: 'username',
  email: 'email',
  mobileNum: 'tel-national',
};
const PATTERN_IDS: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]);
type PatternId = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12;

export interface RegisterFieldsProps {
  fields: readonly RegisterField[];
  rules: Record<string, FieldRule>;
  values: RegisterValues;
  errors: FieldErrors<RegisterValues>;
  register: UseFormRegister<RegisterValues>;
  setValue: UseFormSetValue<RegisterValues>;
  countries: readonly Country[];
  country: Country | undefined;
  onCountry: (code: string) => void;
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
  const { fields, rules, values, errors, register, setValue, countries, country, onCountry } = props;
  const { t } = useTranslation('auth');
  const ruleText = useRuleText();

  function validate(field: RegisterField) {
    return (value: string | undefined): true | string => {
      const problem = checkField(field, value ?? '', rules[field]);
      if (problem) return problem === 'required' ? t('register.required') : ruleText(rules[field]);
      const lengths = country?.mobileDigits ?? (country ? [country.digits] : []);
      if (field === 'mobileNum' && value && lengths.length > 0 && !lengths.includes(value.trim().length)) {
        return t('register.digits', { digits: lengths.join(', ') });
      }
      return true;
    };
  }

  const passwordAt = fields.indexOf('password');
  /** A field without a neighbour in its row of two takes the whole row. */
  const alone = (index: number) =>
    index < passwordAt
      ? passwordAt % 2 === 1 && index === 0
      : (fields.length - passwordAt - 1) % 2 === 1 && index === fields.length - 1;

  function control(field: RegisterField) {
    const value = values[field] ?? '';
    const required = isRequired(field, rules[field]);
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
            valid={checkField(field, value, rules[field]) === null}
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
      return (
        <TextField
          {...common}
          inputMode="numeric"
          autoComplete="tel-national"
          before={
            <select
              aria-label={t('field.dialingCode')}
              className="min-h-11 border-r border-line bg-transparent pr-2 text-text outline-none [&>option]:bg-card"
              value={country?.countryCode}
              onChange={(event) => onCountry(event.target.value)}
            >
              {countries.map((c) => (
                <option key={c.countryCode} value={c.countryCode}>
                  {c.countryCode} +{c.countryDialingCode.replace('+', '')}
                </option>
              ))}
            </select>
          }
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
    <div key={field} className={field === 'password' || alone(index) ? 'sm:col-span-2' : undefined}>
      {control(field)}
    </div>
  ));
}
