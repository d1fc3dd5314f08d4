import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '~/ui/field';
import type { CountryChoice } from '../hooks/use-country';
import { digitsOf, phoneProblem } from '../model/phone';
import { CountryPicker } from './country-picker';

/** The number's rule as a form asks for it: true, or what is wrong in words. */
export function usePhoneRule(country: CountryChoice['country'], { required = true } = {}) {
  const { t } = useTranslation('auth');
  return (typed: string | undefined): true | string => {
    const problem = phoneProblem(typed ?? '', country);
    if (problem === null || (problem === 'missing' && !required)) return true;
    if (problem === 'digits') return t('register.digits', { digits: digitsOf(country).join(', ') });
    return t(`phone.${problem}`);
  };
}

export interface PhoneFieldProps {
  choice: CountryChoice;
  input: UseFormRegisterReturn;
  label: string;
  required?: boolean;
  error?: string;
}

/** A mobile number behind its country's dialing code. */
export function PhoneField({ choice, input, label, required = true, error }: PhoneFieldProps) {
  return (
    <TextField
      label={label}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={24}
      required={required}
      error={error}
      inputClassName="num"
      before={
        <CountryPicker countries={choice.countries} country={choice.country} onCountry={choice.choose} />
      }
      {...input}
    />
  );
}
